import { closeDialog, type Stage } from './a11y-walks.ts';
import { control } from './isp-shop.ts';
import { expect, generate } from './residential-customer.ts';

/** Screens of features that only some servers support, in a build with all offers. */
export async function* offered(stage: Stage): AsyncGenerator<string, void> {
  const { page, request, customer, owner, signIn } = stage;
  await page.route('**/api/Service/Status', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: null,
        body: { state: 'degraded', since: '2026-11-01 08:00:00', until: '2030-11-01 08:00:00' },
      },
    }),
  );
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: /^Service disturbed/ })).toBeVisible();
  yield 'the state of the service';

  await signIn(page, customer);
  for (const state of ['none', 'pending', 'refused'] as const) {
    await control(request, customer, { verification: state });
    await page.goto('/pricing');
    await expect(
      page.getByText(/(your account before you buy|verification (is|was))/i).first(),
    ).toBeVisible();
    yield `before a purchase, with the verification ${state}`;
  }

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(
    (stored) => localStorage.setItem('user', stored),
    JSON.stringify({ token: owner.token, userInfo: { email: owner.email } }),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'See when data expires' }).click();
  await expect(page.getByRole('dialog', { name: 'When your data expires' })).toBeVisible();
  yield 'when data expires';
  await closeDialog(page);
  await generate(page, 5);
  await page.getByRole('button', { name: 'Check a line' }).click();
  const check = page.getByRole('dialog', { name: 'Check a line' });
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByText('The line works.')).toBeVisible();
  yield 'a line that works';
  await closeDialog(page);
  await page.getByRole('button', { name: 'Explain an error' }).click();
  const explain = page.getByRole('dialog', { name: 'Explain an error' });
  await explain
    .getByRole('textbox', { name: 'What your tool printed' })
    .fill('curl: (56) Received HTTP code 407 from proxy after CONNECT');
  yield 'an error explained';
  await closeDialog(page);

  await page.goto('/dashboard?type=isp');
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Replace addresses' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace addresses' });
  yield 'addresses to replace';
  await replace.getByRole('checkbox').first().check();
  await replace.getByRole('button', { name: 'Preview' }).click();
  await expect(replace.getByRole('button', { name: 'Back' })).toBeVisible();
  yield 'the preview of a replacement';
  // All tests share the plan, so the server only returns another preview.
  await page.route('**/api/UserIsps/ReplaceIps', (route, request) =>
    route.continue({ postData: { ...request.postDataJSON(), dryRun: true } }),
  );
  await replace.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(replace.getByText(/address(es)? (was|were) replaced/)).toBeVisible();
  yield 'a replaced address';
}
