import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { hydrated } from './hydrated.ts';

test('a password that is typed before the page is hydrated stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/create-admin', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('my own password 1');
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Copy password' })).toBeEnabled();
  await expect(password).toHaveValue('my own password 1');
});

test('a click while the page hydrates is answered, and once', async ({ page }) => {
  await holdTasks(page);
  await page.goto('/create-admin');
  const password = page.getByLabel('Password', { exact: true });
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
  });
  await page.getByRole('button', { name: 'Show characters' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('release')));
  await hydrated(page);
  await expect(password).toHaveAttribute('type', 'text');
});

/** Holds back the tasks in which React hydrates, until the window has a `release` event. */
async function holdTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    // React's scheduler sends itself a message for each of its tasks.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (isHeld) held.push(() => post(message));
          else post(message);
        };
      }
    };
    window.addEventListener('release', () => {
      isHeld = false;
      for (const run of held) run();
    });
  });
}
