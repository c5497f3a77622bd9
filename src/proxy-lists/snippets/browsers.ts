import { hostText } from '../../domain/proxies/entry.ts';
import { t } from '../../i18n/text.ts';
import { literal, type Snippet, type SnippetInput } from './snippet.ts';

/** Browsers take the credentials separately from the URL. */
function browserProxies({ proxies }: SnippetInput): string {
  const objects = proxies.map(
    ({ host, port, user, password }) => `  {
    server: ${literal(`http://${hostText(host)}:${port}`)},
    username: ${literal(user)},
    password: ${literal(password ?? '')},
  },`,
  );
  return `const proxies = [\n${objects.join('\n')}\n];`;
}

export const playwright: Snippet = {
  id: 'playwright',
  label: 'Node (Playwright)',
  needs: t`npm install playwright, then: npx playwright install chromium`,
  file: 'proxy-playwright.mjs',
  write: (input) => `import { chromium } from 'playwright';

${browserProxies(input)}

for (const proxy of proxies) {
  const browser = await chromium.launch({ proxy });
  const page = await browser.newPage();
  await page.goto(${literal(input.target)});
  console.log(await page.innerText('body'));
  await browser.close();
}
`,
};

export const puppeteer: Snippet = {
  id: 'puppeteer',
  label: 'Node (Puppeteer)',
  needs: 'npm install puppeteer',
  file: 'proxy-puppeteer.mjs',
  write: (input) => `import puppeteer from 'puppeteer';

${browserProxies(input)}

for (const { server, username, password } of proxies) {
  const browser = await puppeteer.launch({ args: [\`--proxy-server=\${server}\`] });
  const page = await browser.newPage();
  // Chrome accepts no credentials in the URL, so they are sent when the proxy asks for them.
  await page.authenticate({ username, password });
  await page.goto(${literal(input.target)});
  console.log(await page.evaluate(() => document.body.innerText));
  await browser.close();
}
`,
};

export const pac: Snippet = {
  id: 'pac',
  label: t`PAC file`,
  needs: t`A browser or system that takes a PAC file. It contains no credentials: the browser asks for them.`,
  file: 'proxy.pac',
  write({ proxies }) {
    const servers = proxies.map(({ host, port }) => `PROXY ${hostText(host)}:${port}`);
    return `var servers = [
${[...new Set(servers)].map((server) => `  ${literal(server)}`).join(',\n')}
];

function FindProxyForURL(url, host) {
  if (isPlainHostName(host) || host === '127.0.0.1') return 'DIRECT';
  // Each site uses one proxy; the next ones take over if it fails.
  var sum = 0;
  for (var i = 0; i < host.length; i += 1) sum = (sum * 31 + host.charCodeAt(i)) % 65521;
  var at = sum % servers.length;
  return servers.slice(at).concat(servers.slice(0, at)).slice(0, 5).join('; ');
}
`;
  },
};
