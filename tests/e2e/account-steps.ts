import type { OperationId } from '@ambergate/sandbox/operations.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { withFault } from './with-fault.ts';

const FAULTS = [
  'status=500',
  'status=429;header=Retry-After: 30',
  'code=404;message=Not found',
  'code=400;message=Not now',
];

export const section = (page: Page, name: string) => page.getByRole('region', { name });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function openSection(page: Page, id: string, ready: Locator): Promise<void> {
  await page.goto(`/account#${id}`);
  await expect(ready).toBeVisible();
}

/** The page's requests whose URL ends with this path. */
export function requestsTo(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) sent.push(request);
  });
  return sent;
}

/** Tries an action without a connection and with every fault; the typed text must stay. */
export async function failing(
  page: Page,
  call: OperationId,
  act: () => Promise<void>,
  kept: () => Promise<void>,
) {
  const message = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  const dismiss = async () => {
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
  };
  await page.context().setOffline(true);
  await act();
  await expect(message).toContainText('You are offline');
  await kept();
  await dismiss();
  await page.context().setOffline(false);
  for (const fault of FAULTS) {
    const mend = await withFault(page, call, fault);
    await act();
    await expect(message, fault).toBeVisible();
    await kept();
    await dismiss();
    await mend();
  }
}
