import type { Browser } from '@playwright/test';
import { PHONE } from './bench-browser.ts';

/**
 * Finds controls that ignore clicks on a page whose scripts never load: the browser does not handle the click, and it
 * is not recorded for later. Returns the controls' texts.
 */
export async function deadControls(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  // Delay the scripts instead of failing them, because a missing file would reload the page.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const dead = await page.evaluate(clickAll);
  await context.close();
  return dead;
}

/** Runs inside the page. */
async function clickAll(): Promise<string[]> {
  let answers = 0;
  const count = () => void (answers += 1);
  for (const type of ['beforetoggle', 'toggle', 'input', 'change', 'command', 'invalid']) {
    document.addEventListener(type, count, true);
  }
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    count();
  });
  const dead: string[] = [];
  const controls = 'button, summary, [role=button], [role=tab], a:not([href]), input[type=submit]';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const isOff = control.matches(':disabled, [aria-disabled=true]');
    if (isOff || !control.checkVisibility({ visibilityProperty: true })) continue;
    const before = answers + (window.__earlyClicks?.length ?? 0);
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
    if (answers + (window.__earlyClicks?.length ?? 0) === before) {
      dead.push(control.getAttribute('aria-label') ?? control.textContent);
    }
  }
  return dead;
}
