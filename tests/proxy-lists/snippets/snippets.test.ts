// @module-tag nightly
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProxyEntry } from '../../../src/domain/proxies/entry.ts';
import type { Snippet } from '../../../src/proxy-lists/snippets/snippet.ts';
import { SNIPPETS } from '../../../src/proxy-lists/snippets/snippets.ts';
import { startAuthProxy, type AuthProxy } from './auth-proxy.ts';
import {
  CHROMIUM,
  hasCommand,
  hasNodePackage,
  playwrightBrowsers,
  PYTHON,
  PYTHON_PACKAGES,
  run,
  type Outcome,
} from './runtimes.ts';
import { powerShellStrings, readBatchLine, splitCommandLine } from './windows-shells.ts';

const TARGET = 'http://shop.example/ip';
/** Everything that a URL, shell or string literal could take for syntax, no password, and no user name. */
const SECRETS = [
  { user: 'amber_1-country-us-session-10000001-life-10', password: `p@s:s#w%o/r?d&=+ ;,!*'()[]` },
  { user: 'amber 2-region-New York-session-10000002', password: "a\"b\\c`d$HOME$(id)''e~^|<>{}" },
  { user: 'APIKEY123', password: '' },
  { user: 'amber-3', password: 'pä55 zł€пар 🎉' },
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
  const [first, ...rest] = SECRETS.map(({ user, password }) => ({
    host: '127.0.0.1',
    port: proxy.port,
    user,
    password: password || null,
  }));
  if (first === undefined) throw new Error('no entries');
  return [first, ...rest];
}

/** In the nightly run, every runtime must be installed. `npm test` lists missing ones at its end. */
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

function save(
  { file, write }: Snippet,
  proxies: readonly [ProxyEntry, ...ProxyEntry[]],
  target = TARGET,
): string {
  const path = join(folder, file);
  writeFileSync(path, write({ proxies, target }));
  return file;
}

describe('each snippet, run against a proxy that checks the credentials', () => {
  for (const snippet of SNIPPETS) {
    const runner = RUNNERS[snippet.id];
    if (runner === undefined) continue;
    const isThere = ARE_REQUIRED || runner.required === true || (runner.isThere?.() ?? true);
    if (!isThere) console.info(`Skipped, no runtime on this machine: ${snippet.label}`);
    it.skipIf(!isThere)(
      `${snippet.label} connects through the first line`,
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
      `${snippet.label} connects through the whole list`,
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

/** These tools tunnel only to https sites. The others tunnel always. */
const TUNNELING = ['curl', 'python-urllib', 'python-requests', 'python-httpx', 'scrapy', 'go'];
describe('a tunnel to an https site', () => {
  for (const snippet of SNIPPETS.filter(({ id }) => TUNNELING.includes(id))) {
    const runner = RUNNERS[snippet.id];
    const isThere = ARE_REQUIRED || (runner?.isThere?.() ?? true);
    it.skipIf(!isThere)(`receives the same credentials from ${snippet.label}`, async () => {
      for (const [index, entry] of entries().entries()) {
        proxy.accepted.length = 0;
        // The site does not speak TLS, so that the tool fails behind the sign-in.
        await runner?.run(save(snippet, [entry], 'https://shop.example/ip'));
        expect(proxy.accepted[0]).toBe(SECRETS[index]?.user);
      }
    });
  }
});

describe('an invalid host that was not rejected earlier', () => {
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

const snippetOf = (id: string): Snippet => {
  const snippet = SNIPPETS.find((candidate) => candidate.id === id);
  if (snippet === undefined) throw new Error(`no snippet ${id}`);
  return snippet;
};
const text = (id: string, proxies = entries()) => snippetOf(id).write({ proxies, target: TARGET });
const USERS = SECRETS.map(({ user }) => user);

const TOOLS: [string, string[]][] = [
  ['curl', ['--silent']],
  ['wget', ['-qO-']],
];
describe.each(TOOLS)('environment variables and %s', (tool, options) => {
  const isThere = hasCommand(tool, '--version');
  if (!isThere) console.info(`Skipped, no runtime on this machine: ${tool}`);

  it.skipIf(!ARE_REQUIRED && !isThere)('connect it through the first line', async () => {
    proxy.accepted.length = 0;
    for (const entry of entries()) {
      const file = save(snippetOf('environment'), [entry]);
      const command = [tool, ...options, TARGET].join(' ');
      const outcome = await inFolder('sh', '-c', `. ./${file} && ${command}`);
      expect(outcome.stdout, outcome.stderr).toBe(`via ${entry.user}`);
    }
    expect(proxy.accepted).toEqual(USERS);
  });
});

/** Windows programs are not available here, so the code is parsed by their documented rules, and curl runs the result. */
describe.skipIf(!ARE_REQUIRED && !hasCurl())('on Windows', () => {
  it('a batch file runs curl with each line', async () => {
    proxy.accepted.length = 0;
    for (const line of text('curl-cmd').trim().split('\n')) {
      const [program, ...words] = splitCommandLine(readBatchLine(line).replace(/^@/, ''));
      expect(program).toBe('curl');
      await inFolder('curl', ...words);
    }
    expect(proxy.accepted).toEqual(USERS);
  });

  it('PowerShell runs curl with each line, even if there is only one', async () => {
    proxy.accepted.length = 0;
    const urls = powerShellStrings(text('curl-powershell'));
    expect(urls.splice(-2)).toEqual([TARGET, '']);
    for (const url of urls) await inFolder('curl', '--proxy', url, TARGET);
    expect(proxy.accepted).toEqual(USERS);
    const one = powerShellStrings(text('curl-powershell', [entries()[0]]));
    expect(one).toEqual([urls[0], TARGET]);
  });

  it('environment variables are the same in a batch file, in PowerShell and in a POSIX shell', () => {
    for (const entry of entries()) {
      const [, url] = /^export http_proxy='(.*)'$/m.exec(text('environment', [entry])) ?? [];
      const lines = text('environment-cmd', [entry]).split('\n').map(readBatchLine);
      expect(lines.slice(0, 2)).toEqual([`@set HTTP_PROXY=${url}`, `@set HTTPS_PROXY=${url}`]);
      expect(powerShellStrings(text('environment-powershell', [entry]))[0]).toBe(url);
    }
  });
});

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
