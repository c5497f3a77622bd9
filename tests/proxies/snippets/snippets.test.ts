import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProxyEntry } from '../../../src/domain/proxies/entry.ts';
import type { Snippet } from '../../../src/proxies/snippets/snippet.ts';
import { SNIPPETS } from '../../../src/proxies/snippets/snippets.ts';
import type { AuthProxy } from './auth-proxy.ts';
import { startAuthProxy } from './auth-proxy.ts';
import type { Outcome } from './runtimes.ts';
import {
  CHROMIUM,
  hasCommand,
  hasNodePackage,
  playwrightBrowsers,
  PYTHON,
  PYTHON_PACKAGES,
  run,
} from './runtimes.ts';

const TARGET = 'http://shop.example/ip';
/** Everything that a URL, shell or string literal could take for syntax. ASCII only, since requests sends Latin-1. */
const SECRETS = [
  { user: 'amber_1-country-us-session-10000001-life-10', password: `p@s:s#w%o/r?d&=+ ;,!*'()[]` },
  { user: 'amber 2-region-New York-session-10000002', password: "a\"b\\c`d$HOME$(id)''e~^|<>{}" },
];

let proxy: AuthProxy;
let folder: string;

beforeAll(async () => {
  proxy = await startAuthProxy(SECRETS);
  // Inside node_modules, so that Node snippets find the packages.
  mkdirSync('node_modules/.cache', { recursive: true });
  folder = mkdtempSync(resolve('node_modules/.cache/snippets-'));
});
afterAll(() => {
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

function entries(): [ProxyEntry, ...ProxyEntry[]] {
  const [first, ...rest] = SECRETS.map((secret) => ({
    host: '127.0.0.1',
    port: proxy.port,
    ...secret,
  }));
  if (first === undefined) throw new Error('no entries');
  return [first, ...rest];
}

/** In the nightly run every runtime must be there. `npm test` names a missing one at its end. */
const ARE_REQUIRED = process.env['RUNTIMES'] === 'required';

type Runner = {
  /** The package is one of our own dependencies. */
  required?: boolean;
  isThere?: () => boolean;
  run: (file: string) => Promise<Outcome>;
};

const inFolder = (command: string, ...args: string[]) => run(command, args, { cwd: folder });
const node = (file: string) => inFolder(process.execPath, file);
const python = (file: string) => inFolder(PYTHON, file);
const hasCurl = () => hasCommand('curl', '--version');
const hasPython = (name: keyof typeof PYTHON_PACKAGES) => () =>
  hasCommand(PYTHON, '-c', PYTHON_PACKAGES[name]);

async function withBrowsers(file: string): Promise<Outcome> {
  const browsers = await playwrightBrowsers(folder);
  if (browsers === null) throw new Error('Playwright did not say where its browser belongs');
  const env = { PLAYWRIGHT_BROWSERS_PATH: browsers };
  return run(process.execPath, [file], { cwd: folder, env });
}

const RUNNERS: Record<string, Runner> = {
  curl: { isThere: hasCurl, run: (file) => inFolder('sh', file) },
  'python-urllib': { isThere: () => hasCommand(PYTHON, '--version'), run: python },
  'python-requests': { isThere: hasPython('requests'), run: python },
  'python-httpx': { isThere: hasPython('httpx'), run: python },
  scrapy: {
    isThere: hasPython('scrapy'),
    run: (file) => inFolder(PYTHON, '-m', 'scrapy', 'runspider', '--nolog', file),
  },
  'node-http': { required: true, run: node },
  'node-undici': { required: true, run: node },
  'node-axios': { required: true, run: node },
  playwright: {
    isThere: () => hasNodePackage('playwright') && CHROMIUM !== undefined,
    run: withBrowsers,
  },
  puppeteer: { isThere: () => hasNodePackage('puppeteer'), run: node },
  go: { isThere: () => hasCommand('go', 'version'), run: (file) => inFolder('go', 'run', file) },
};

function save({ file, write }: Snippet, proxies: readonly [ProxyEntry, ...ProxyEntry[]]): string {
  const path = join(folder, file);
  writeFileSync(path, write({ proxies, target: TARGET }));
  return file;
}

describe('each snippet, run against a proxy that checks the credentials', () => {
  for (const snippet of SNIPPETS) {
    const runner = RUNNERS[snippet.id];
    if (runner === undefined) continue;
    const isThere = ARE_REQUIRED || runner.required === true || (runner.isThere?.() ?? true);
    if (!isThere) console.info(`Skipped, no runtime on this machine: ${snippet.label}`);
    it.skipIf(!isThere)(
      `${snippet.label} fetches through the first line`,
      { timeout: 90_000 },
      async () => {
        const [first] = entries();
        proxy.accepted.length = 0;
        const outcome = await runner.run(save(snippet, [first]));
        expect(outcome.stdout.trim(), outcome.stderr).toBe(`via ${SECRETS[0]?.user}`);
        expect(proxy.accepted).toEqual([SECRETS[0]?.user]);
      },
    );
    it.skipIf(!isThere)(
      `${snippet.label} goes through the whole list`,
      { timeout: 90_000 },
      async () => {
        proxy.accepted.length = 0;
        const outcome = await runner.run(save(snippet, entries()));
        expect(outcome.stdout.trim().split(/\s*\n\s*/), outcome.stderr).toEqual(
          SECRETS.map(({ user }) => `via ${user}`),
        );
        expect(proxy.accepted).toEqual(SECRETS.map(({ user }) => user));
      },
    );
  }
});

describe('a host that is none, should one ever come this far', () => {
  const curl = SNIPPETS.find(({ id }) => id === 'curl');
  const hostile = ['x\nPROXIES\ntouch broken-in\n', "'; touch broken-in; '", '$(touch broken-in)'];
  it.each(['sh', 'bash', 'dash'].filter((shell) => hasCommand(shell, '-c', 'true')))(
    'runs no command in %s',
    async (shell) => {
      // No name resolves, and no proxy is contacted.
      const proxies = hostile.map((host) => ({ host, port: 1, user: 'u', password: 'p' }));
      const [first, ...rest] = proxies;
      if (curl === undefined || first === undefined) throw new Error('nothing to try');
      for (const list of [[first, ...rest], [first]] as [ProxyEntry, ...ProxyEntry[]][]) {
        await inFolder(shell, save(curl, list));
        expect(existsSync(join(folder, 'broken-in'))).toBe(false);
      }
    },
  );
});

it.skipIf(!ARE_REQUIRED && !hasCurl())(
  'environment variables make an ordinary tool go through the first line',
  async () => {
    const snippet = SNIPPETS.find(({ id }) => id === 'environment');
    if (snippet === undefined) throw new Error('no such snippet');
    proxy.accepted.length = 0;
    const file = save(snippet, entries());
    const outcome = await inFolder('sh', '-c', `. ./${file} && curl --silent ${TARGET}`);
    expect(outcome.stdout, outcome.stderr).toBe(`via ${SECRETS[0]?.user}`);
  },
);

describe('the PAC file', () => {
  const snippet = SNIPPETS.find(({ id }) => id === 'pac');
  const ask = (url: string, host: string): unknown => {
    const proxies: [ProxyEntry, ...ProxyEntry[]] = [
      { host: 'a.example', port: 1000, user: 'secret-user', password: 'secret' },
      { host: 'a.example', port: 1000, user: 'other', password: 'secret' },
      { host: '2001:db8::1', port: 2000, user: '', password: null },
    ];
    const text = snippet?.write({ proxies, target: TARGET }) ?? '';
    expect(text).not.toContain('secret');
    const isPlainHostName = (name: string) => !name.includes('.');
    return runInNewContext(
      `${text};FindProxyForURL(${JSON.stringify(url)}, ${JSON.stringify(host)})`,
      {
        isPlainHostName,
      },
    );
  };

  it('names every proxy once, without its credentials', () => {
    const answer = String(ask('https://shop.example/', 'shop.example'));
    expect(answer.split('; ').toSorted()).toEqual([
      'PROXY [2001:db8::1]:2000',
      'PROXY a.example:1000',
    ]);
  });

  it('excludes the local machine', () => {
    expect(ask('http://printer/', 'printer')).toBe('DIRECT');
  });
});

it('every snippet that can be run has a runner', () => {
  const runnable = SNIPPETS.map(({ id }) => id).filter(
    (id) => id !== 'environment' && id !== 'pac',
  );
  expect(Object.keys(RUNNERS).toSorted()).toEqual(runnable.toSorted());
});
