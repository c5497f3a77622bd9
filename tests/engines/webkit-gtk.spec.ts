import { test } from '@playwright/test';
import { walk } from './walk.ts';
import { startWebKitGtk } from './webdriver-tab.ts';

test('the main journey works in every engine', async ({ baseURL }, testInfo) => {
  const { tab, screenshot, quit } = await startWebKitGtk(String(baseURL));
  try {
    await walk(tab, test.step);
  } catch (error) {
    await screenshot(testInfo.outputPath('failed.png')).catch(console.error);
    throw error;
  } finally {
    await quit();
  }
});
