import type { Page } from '@playwright/test';

/** The build under test, configured to sell rotating sessions. */
export async function sellRotating(page: Page): Promise<void> {
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/sellsRotating:(!\d|true|false)/, 'sellsRotating:true');
    await route.fulfill({ response, body });
  });
}
