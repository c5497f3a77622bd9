import { onlyInAll } from '../gate.ts';
import { expect, test } from './fixtures.ts';

const THOROUGH = onlyInAll('budgets.spec.ts counts what each page downloads');

test(
  'without third-party auth in the configuration its client library is not downloaded',
  THOROUGH,
  async ({ page, customer, signIn }) => {
    const sources: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sources.push(response.text());
    });
    await signIn(page, customer);
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(customer.email);
    await page.waitForLoadState('networkidle');
    const downloaded = (await Promise.all(sources)).join('\n');
    expect(downloaded.length).toBeGreaterThan(0);
    expect(downloaded).not.toContain('supabase');
  },
);
