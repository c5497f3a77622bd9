import { onlyInAll } from '../gate.ts';
import { BROWSER_STEP_MS } from '../patience.ts';
import { expect, test } from './fixtures.ts';

const THOROUGH = onlyInAll('it looks at the memory of the browser, not of the shop');

declare global {
  interface Window {
    removed: WeakRef<Element>;
  }
}

test(
  'what is removed in the middle of its transitions is not kept in memory',
  THOROUGH,
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Generate Proxies' })).toBeVisible();
    await page.evaluate(async () => {
      const element = document.createElement('div');
      element.style.transition = 'color 60s, background-color 60s';
      document.body.append(element);
      getComputedStyle(element).getPropertyValue('color');
      let running = 0;
      const both = new Promise<void>((resolve) => {
        element.addEventListener('transitionrun', () => {
          running += 1;
          if (running === 2) resolve();
        });
      });
      element.style.color = 'red';
      element.style.backgroundColor = 'blue';
      await both;
      const cancelled = new Promise((resolve) => {
        element.addEventListener('transitioncancel', resolve);
      });
      element.remove();
      await cancelled;
      window.removed = new WeakRef(element);
    });
    const session = await page.context().newCDPSession(page);
    await expect(async () => {
      await session.send('HeapProfiler.collectGarbage');
      expect(await page.evaluate(() => window.removed.deref() === undefined)).toBe(true);
    }).toPass({ timeout: BROWSER_STEP_MS });
  },
);
