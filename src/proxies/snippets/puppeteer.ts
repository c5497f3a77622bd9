import { browserProxies } from './browser-proxies.ts';
import { literal } from './quote.ts';
import type { Snippet } from './snippet.ts';

export const puppeteer: Snippet = {
  id: 'puppeteer',
  label: 'Node (Puppeteer)',
  needs: 'npm install puppeteer',
  file: 'proxy-puppeteer.mjs',
  write: (input) => `import puppeteer from 'puppeteer';

const proxies = [
${browserProxies(input.proxies)}
];

for (const { server, username, password } of proxies) {
  const browser = await puppeteer.launch({ args: [\`--proxy-server=\${server}\`] });
  const page = await browser.newPage();
  // Chrome takes no credentials in the address; they answer the proxy's challenge.
  await page.authenticate({ username, password });
  await page.goto(${literal(input.target)});
  console.log(await page.evaluate(() => document.body.innerText));
  await browser.close();
}
`,
};
