import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from './open-sandbox.ts';

let dist = '';
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
};
beforeEach(() => {
  dist = temporaryFolder();
  writeFileSync(join(dist, 'index.html'), 'home');
  writeFileSync(join(dist, 'pricing.html'), 'pricing');
  writeFileSync(join(dist, '404.html'), 'nothing here');
});

test('a page has one address, and a trailing slash redirects to it', async () => {
  const { send } = await openTestSandbox({ dist });
  const moved = async (path: string) => {
    const answer = await send(path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await moved('/pricing/?plan=isp&code=A%20B')).toEqual([
    301,
    '/pricing?plan=isp&code=A%20B',
  ]);
  expect(await moved('/pricing///')).toEqual([301, '/pricing']);
  expect(await moved('/')).toEqual([200, null]);
  expect(await moved('/nowhere/')).toEqual([404, null]);
  expect(await (await send('/pricing/')).text()).toBe('pricing');
});

test('the file name of a page redirects to its address', async () => {
  const { send } = await openTestSandbox({ dist });
  const moved = async (path: string) => {
    const answer = await send(path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await moved('/pricing.html?plan=isp')).toEqual([301, '/pricing?plan=isp']);
  expect(await moved('/index.html')).toEqual([301, '/']);
  expect(await moved('/index')).toEqual([301, '/']);
  expect(await moved('/404')).toEqual([404, null]);
  expect(await moved('/404.html')).toEqual([404, null]);
});

test('each other language has its own folder with a home page and a 404 page', async () => {
  for (const name of ['index', 'pricing', '404'])
    write(`pt-BR/${name}.html`, `${name} in Portuguese`);
  const { send } = await openTestSandbox({ dist });
  const at = async (path: string) => {
    const answer = await send(path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await at('/pt-BR/')).toEqual([200, 'index in Portuguese']);
  expect(await at('/pt-BR/pricing')).toEqual([200, 'pricing in Portuguese']);
  for (const path of ['/pt-BR', '/pt-BR//', '/pt-BR/index', '/pt-BR/index.html'])
    expect([path, await at(path)]).toEqual([path, [301, '/pt-BR/']]);
  for (const path of ['/pt-BR/pricing/', '/pt-BR/pricing.html'])
    expect([path, await at(path)]).toEqual([path, [301, '/pt-BR/pricing']]);
  for (const path of ['/pt-BR/nowhere', '/pt-BR/404', '/pt-BR/404.html', '/pt-BR/assets/a.js'])
    expect([path, await at(path)]).toEqual([path, [404, '404 in Portuguese']]);
  for (const path of ['/xx/', '/xx/pricing', '/..%2fpt-BR/nowhere'])
    expect([path, await at(path)]).toEqual([path, [404, 'nothing here']]);
});

test('a build without an announcement responds with 204', async () => {
  const { send } = await openTestSandbox({ dist });
  const missing = await send('/announcement.json');
  expect([missing.status, await missing.text()]).toEqual([204, '']);
  writeFileSync(join(dist, 'announcement.json'), '{"text":"Hello"}');
  const answer = await send('/announcement.json');
  expect([answer.headers.get('cache-control'), await answer.json()]).toEqual([
    'no-cache',
    { text: 'Hello' },
  ]);
});

test('the build folder can have any name', async () => {
  const folder = join(dist, '_releases', '.1', 'öffentlich html');
  mkdirSync(join(folder, '_hidden'), { recursive: true });
  for (const name of ['index.html', 'pricing.html', '404.html', '_headers', '_hidden/a.txt'])
    writeFileSync(join(folder, name), name);
  for (const named of [folder, relative(process.cwd(), folder), `${folder}/`]) {
    const { send } = await openTestSandbox({ dist: named });
    expect(await (await send('/pricing')).text()).toBe('pricing.html');
    for (const path of ['/_headers', '/_hidden/a.txt']) expect((await send(path)).status).toBe(404);
  }
});

test('no path redirects to another host', async () => {
  const { url } = await openTestSandbox({ dist });
  // A raw request: fetch would normalize the path.
  const [answer] = (await once(get(url, { path: '/.//pricing/' }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/pricing']);
});

test('a page rejects all methods except GET and HEAD, and lists those in Allow', async () => {
  const { send } = await openTestSandbox({ dist });
  const posted = await send('/pricing', { method: 'POST', body: 'password=secret' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await send('/pricing', { method: 'HEAD' })).status).toBe(200);
  expect((await send('/nowhere', { method: 'POST' })).status).toBe(404);
});

test('a call with the wrong method is rejected with the right one in Allow', async () => {
  const { send } = await openTestSandbox({ dist });
  const answer = await send('/api/SysLogin/Login');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await send('/api/SysLogin/Nothing')).status).toBe(404);
});

test('unknown paths return the 404 page, or plain text if the build has none', async () => {
  const { send, faults } = await openTestSandbox({ dist });
  const page = await send('/nowhere');
  expect([page.status, await page.text()]).toEqual([404, 'nothing here']);
  rmSync(join(dist, '404.html'));
  const plain = await send('/nowhere');
  expect([plain.status, await plain.text()]).toEqual([404, 'Not found']);
  expect(plain.headers.get('content-type')).toContain('text/plain');
  expect(faults).toEqual([]);
});
