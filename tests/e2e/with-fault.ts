import type { Page } from '@playwright/test';

/**
 * Makes the calls of this name fail as the X-Chaos words say, around the validating proxy, which would alter the fault.
 * Returns a function that ends it.
 */
export async function withFault(page: Page, call: string, fault: string) {
  const pattern = `**/{api,functions}/**/${call}*`;
  await page.route(pattern, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-chaos': fault } }),
  );
  return () => page.unroute(pattern);
}
