import { expect, mailedCode, newEmail, test } from './fixtures.ts';

test('a mailed code fits on one line of the mailbox, even beside a long address', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await request.post('/api/SysLogin/SendSes', { data: { email, smsType: 'register' } });
  await page.goto('/mailbox');
  const row = page.getByRole('row').filter({ hasText: email });
  const code = row.getByText(await mailedCode(request, email), { exact: true });
  await expect(code).toBeVisible();
  expect(await code.evaluate((element) => element.getClientRects().length)).toBe(1);
});
