import { expectError } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';
import { keepMessages } from './keep-messages.ts';
import { withFault } from './with-fault.ts';

const CREATE_USER = 'create-user';
const ADMIN = 'admin@ambergate.example';

test.beforeEach(({ page }) => keepMessages(page));

test('the admin account is made with the password that is filled in, once', async ({ page }) => {
  await page.goto('/create-admin');
  await expect(page.getByText(ADMIN, { exact: true })).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue(/^.{20}$/);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const sent = page.waitForRequest(`**/${CREATE_USER}`);
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  expect((await sent).postDataJSON()).toEqual({
    email: ADMIN,
    password: await password.inputValue(),
    email_confirm: true,
  });
  await expect(page.getByText(`${ADMIN} can sign in now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await expectError(page, 'A user with this email address has already been registered');
});

test("admin creation failure: 'Failed to create admin account' or the server's error", async ({
  page,
}) => {
  await withFault(page, CREATE_USER, 'status=500;type=empty');
  await page.goto('/create-admin');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await expectError(page, 'Failed to create admin account');
  await withFault(page, CREATE_USER, 'status=403;message=Ask the owner of this shop');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await expectError(page, 'Ask the owner of this shop');
});
