import { browserProxies } from './browser-proxies.ts';
import { literal } from './quote.ts';
import type { Snippet } from './snippet.ts';

export const playwright: Snippet = {
  id: 'playwright',
  label: 'Node (Playwright)',
  needs: 'npm install playwright, then: npx playwright install chromium',
  file: 'proxy-playwright.mjs',
  write: (input) => `import { chromium } from 'playwright';

const proxies = [
${browserProxies(input.proxies)}
];

for (const proxy of proxies) {
  const browser = await chromium.launch({ proxy });
  const page = await browser.newPage();
  await page.goto(${literal(input.target)});
  console.log(await page.innerText('body'));
  await browser.close();
}
`,
};
