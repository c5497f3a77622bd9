import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { APP_ORIGIN, DEMO, startBackend } from '@ambergate/contract-check/tests/backend.ts';
import { startServer } from '@ambergate/contract-check/tests/hostile-server.ts';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { describe, expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { configFrom, configWarnings } from '../tools/build/config/read-config.ts';
import { SAMPLE_NAMES } from '../tools/build/config/sample.ts';
import { headersFile } from '../tools/build/delivery/server-snippets.ts';
import { backendFindings } from '../tools/doctor/backend.ts';
import { countryFindings } from '../tools/doctor/countries.ts';
import { asCustomer } from '../tools/doctor/customer.ts';
import { lineOf } from '../tools/doctor/finding.ts';
import { priceFindings } from '../tools/doctor/prices.ts';
import { plainFinding, servedFindings } from '../tools/doctor/served.ts';
import { settingFindings } from '../tools/doctor/settings.ts';

const OWN = { VITE_SITE_URL: APP_ORIGIN, VITE_PAYMENT_ORIGINS: 'https://pay.example' };
const OWN_FILE = {
  ...shop,
  brand: { ...shop.brand, httpsOnlySeconds: 31_536_000 },
  confirmed: SAMPLE_NAMES,
};

describe('the settings', () => {
  const linesOf = (values: Record<string, string>, file: object = shop) =>
    settingFindings(configFrom(values), values, file).map(lineOf);

  test('of an operator pass', () => {
    expect(linesOf(OWN, OWN_FILE)).toEqual([
      '✓ No setting has a sample value or looks like a mistake.',
      '✓ Payment pages open only on https://pay.example.',
    ]);
  });

  test('that are samples, or allow payments from any origin, get a warning', () => {
    const lines = linesOf({});
    for (const warning of configWarnings({})) expect(lines).toContain(`! ${warning}`);
    expect(lines.join()).toContain('payment pages open on any https origin. List yours');
  });

  test('that let customers pay without https fail', () => {
    const lines = linesOf({
      ...OWN,
      VITE_PAYMENT_ORIGINS: 'http://localhost:9 https://pay.example',
    });
    expect(lines.at(-1)).toMatch(/^✗ .*http:\/\/localhost:9, which is not https/);
  });

  test('of a test on one machine may use http', () => {
    const rehearsal = {
      ...OWN,
      VITE_SITE_URL: 'http://localhost:8080',
      VITE_PAYMENT_ORIGINS: 'http://localhost:5000',
    };
    expect(linesOf(rehearsal).at(-1)).toBe('✓ Payment pages open only on http://localhost:5000.');
  });
});

test('are reported line by line if they are invalid', () => {
  const env = { ...process.env, VITE_PAYMENT_ORIGINS: 'nowhere', VITE_SITE_URL: 'nowhere' };
  const { status, stderr } = spawnSync(process.execPath, ['tools/doctor/main.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/:\n +VITE_\w+: .*\n +VITE_\w+: /);
  expect(status).toBe(2);
});

describe('the published shop', () => {
  const PAGE = '<script type="module" src="/assets/main-1.js"></script>';
  const HEADERS = {
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  };

  function dist(base = ''): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE.replace('/assets', `${base}/assets`));
    writeFileSync(join(folder, 'assets/main-1.js'), '');
    writeFileSync(join(folder, '_headers'), headersFile(HEADERS, base, ['main-1.js']));
    return folder;
  }

  type Answers = {
    page?: string;
    headers?: Record<string, string>;
    unknown?: number;
    cache?: string;
    /** The headers of a missing asset. */
    missing?: Record<string, string>;
    /** The status of a missing asset. */
    gone?: number;
    robots?: string;
  };

  async function served(answers: Answers = {}, base = ''): Promise<string[]> {
    const {
      page = PAGE.replace('/assets', `${base}/assets`),
      headers = HEADERS,
      unknown = 404,
      cache = 'immutable',
      missing = {},
      gone = 404,
      robots = 'SITEMAP',
    } = answers;
    const { url } = await startServer((request, response) => {
      if (request.url === '/robots.txt') {
        const line = `Sitemap: http://${request.headers.host}${base}/sitemap.xml`;
        response.end(robots.replace('SITEMAP', line));
        return;
      }
      const isScript = request.url === `${base}/assets/main-1.js`;
      if (request.url?.startsWith(`${base}/assets/`) === true && !isScript) {
        response.writeHead(gone, { ...headers, ...missing }).end(page);
        return;
      }
      const isKnown = [`${base}/`, `${base}/pricing`].includes(request.url ?? '') || isScript;
      const more: Record<string, string> = isScript ? { 'Cache-Control': cache } : {};
      response.writeHead(isKnown ? 200 : unknown, { ...headers, ...more }).end(page);
    });
    const site = url + base;
    const findings = await servedFindings(site, dist(base));
    return findings.map((finding) => lineOf(finding).replaceAll(site, 'SITE'));
  }

  test.each([
    ['https://shop.example/', /^✓ http:\/\/shop.example redirects to https\.$/],
    ['https://other.example/', /^! .* redirects to https:\/\/other.example\/, .*Redirect it/],
    ['/', /^! .* redirects to \/, not to https:\/\/shop.example\./],
    [null, /^! .* redirects to nothing, not to/],
  ])('that redirects from http to %s is reported', (location, line) => {
    expect(lineOf(plainFinding('shop.example', location))).toMatch(line);
  });

  test.each(['', '/shop'])('passes if it is the build with its headers, at %j', async (base) => {
    expect(await served({}, base)).toEqual([
      '✓ The shop at SITE is this build.',
      '✓ All 2 headers of the build are served.',
      '✓ An unknown URL returns 404.',
      '✓ Files under /assets/ are cached permanently.',
      '✓ Browsers do not cache a missing file under /assets/.',
      expect.stringMatching(/^✓ .*robots.txt points search engines to the sitemap/),
    ]);
  });

  test.each<[string, Answers, RegExp]>([
    [
      'another build',
      { page: '<script src="/assets/main-0.js">' },
      /^✗ .* a different build .* Publish/,
    ],
    [
      'without a header',
      { headers: { ...HEADERS, 'X-Content-Type-Options': '' } },
      /X-Content-Type-Options differs at \/, /,
    ],
    ['without any', { headers: {} }, /Content-Security-Policy is missing at \/, .*, and 3 more\./],
    ['a shell at every address', { unknown: 200 }, /^✗ An unknown URL returns 200/],
    [
      'lost to crawlers',
      { robots: 'Sitemap: /sitemap.xml' },
      /^! .*Add this line: Sitemap: SITE\/sitemap/,
    ],
    ['never cached', { cache: 'no-cache' }, /^! Files under/],
    [
      'cached where it has no file',
      { missing: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      /^✗ Browsers cache a missing file under \/assets\/ for 31536000 s\. Send no/,
    ],
    [
      'cached until a day where it has no file',
      { missing: { Expires: 'Fri, 31 Dec 2999 00:00:00 GMT' } },
      /^✗ Browsers cache a missing file under \/assets\/ for \d{10,} s/,
    ],
    [
      'a page where a file is missing',
      { gone: 200 },
      /^✗ A missing file under \/assets\/ returns 200/,
    ],
    ['too long', { page: ' '.repeat(5_000_000) }, /^✗ The shop at SITE cannot be read: .* 4 MiB/],
  ])('that is %s is reported', async (_, answers, line) => {
    expect(await served(answers)).toContainEqual(expect.stringMatching(line));
  });

  test('that does not respond, or has no build, is reported', async () => {
    const [silent] = await servedFindings('http://localhost:9', dist());
    expect(silent && lineOf(silent)).toMatch(
      /^✗ The shop does not respond at http:\/\/localhost:9: /,
    );
    const [unbuilt] = await servedFindings('http://localhost:9', '/no-such-folder');
    expect(unbuilt && lineOf(unbuilt)).toMatch(/^- There is no build .* npm run build/);
  });
});

describe('the API', () => {
  const contract = loadContract();

  async function asked(
    settings: Record<string, string>,
    credentials = { email: '', password: '' },
  ) {
    const config = configFrom({ ...OWN, ...settings }, { ...shop, offers: [] });
    const findings = await backendFindings(contract, config, credentials, { rate: Infinity });
    return findings.map(lineOf);
  }

  test('receives at most 60 requests and 3 sign-ins, including those for prices', async () => {
    const { url } = await startBackend();
    const requests: string[] = [];
    const front = await startServer((request, response) => {
      requests.push(request.url ?? '');
      const { method, headers } = request;
      const passed = ask(url + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    front.server.on('upgrade', (request, socket) => {
      requests.push(request.url ?? '');
      const { rawHeaders } = request;
      const backend = connect(Number(new URL(url).port), 'localhost', () => {
        const lines = rawHeaders.map((text, at) => text + (at % 2 === 0 ? ': ' : '\r\n'));
        backend.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
        socket.pipe(backend).pipe(socket);
      });
    });
    const lines = await asked({ VITE_API_BASE_URL: front.url }, DEMO);
    await asCustomer(contract, front.url, DEMO, async (ask) => [
      ...(await priceFindings(ask)),
      ...(await countryFindings(ask, ['DE'])),
    ]);
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(60);
    expect(requests.filter((path) => path.endsWith('/Login')).length).toBeLessThanOrEqual(3);
  });

  test('that meets the contract and allows the shop passes, including the hub', async () => {
    const { url } = await startBackend();
    const lines = await asked({ VITE_API_BASE_URL: url }, DEMO);
    expect(lines).toEqual([
      `✓ The API responds at ${url}.`,
      expect.stringMatching(`^✓ The API allows ${APP_ORIGIN} to read its responses: \\d+ checks`),
      expect.stringMatching(/^✓ The hub of payment events responds: \d+ checks/),
      expect.stringMatching(
        /^✓ The API conforms to contract \d+\.\d+\.\d+ \(\d+ calls\): \d+ checks/,
      ),
      expect.stringMatching(/^- Your servers' logs may contain hub tokens.* docs\/security\.md/),
    ]);
  });

  test('that does not allow the shop, or has its hub on another host, fails with advice', async () => {
    const { url } = await startBackend();
    const lines = await asked({
      VITE_API_BASE_URL: url,
      VITE_SITE_URL: 'https://other.example',
      VITE_HUB_PATH: '/hubs/elsewhere',
    });
    expect(lines[1]).toMatch(
      /^✗ The API allows https:\/\/other\.example .* does not allow .* contract:check/,
    );
    expect(lines[2]).toBe(
      `✗ There is no hub of payment events at ${url}/hubs/elsewhere: it returns 404. Start it, or correct VITE_HUB_PATH.`,
    );
    expect(lines.at(-1)).toMatch(/^- .* Set EMAIL and PASSWORD/);
  });

  test('that drops hub connections fails', async () => {
    const { url } = await startBackend();
    const front = await startServer((request, response) => {
      if (request.url?.startsWith('/hubs/')) return void request.socket.destroy();
      const { method, headers } = request;
      const asked = ask(url + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(asked);
    });
    const lines = await asked({ VITE_API_BASE_URL: front.url });
    expect(lines[2]).toBe(
      `✗ There is no hub of payment events at ${front.url}/hubs/payment: it returns nothing. Start it, or correct VITE_HUB_PATH.`,
    );
  });

  test('that does not respond fails', async () => {
    expect(await asked({ VITE_API_BASE_URL: 'http://localhost:9' })).toEqual([
      expect.stringMatching(/^✗ The API does not respond to this machine: .* VITE_API_BASE_URL/),
    ]);
  });
});
