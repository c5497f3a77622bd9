import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { APP_ORIGIN, DEMO, startBackend } from '@ambergate/contract-check/tests/backend.ts';
import { EXPIRED, SELF_SIGNED } from '@ambergate/contract-check/tests/self-signed.ts';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../tools/build/config/read-config.ts';
import { backendFindings } from '../tools/doctor/backend.ts';
import { UNSEEN } from '../tools/doctor/causes.ts';
import { lineOf } from '../tools/doctor/finding.ts';
import { servedFindings } from '../tools/doctor/served.ts';

async function portOf(server: Server): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function trust(certificate: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([certificate]);
  onTestFinished(() => setDefaultCACertificates(before));
}

async function linesOfShop(url: string): Promise<string[]> {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/main-1.js'), '');
  writeFileSync(join(dist, 'index.html'), '<script src="/assets/main-1.js"></script>');
  writeFileSync(join(dist, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  return (await servedFindings(url, dist)).map(lineOf);
}

async function linesOfApi(url: string, credentials = { email: '', password: '' }) {
  const values = { VITE_SITE_URL: APP_ORIGIN, VITE_API_BASE_URL: url };
  const asked = backendFindings(loadContract(), configFrom(values), credentials, {
    rate: Infinity,
  });
  return (await asked).map(lineOf);
}

const page: RequestListener = (_request, response) => void response.end('{}');

test.each([
  ['an expired', EXPIRED, EXPIRED.cert, 'localhost', /expired.*Renew it.*ssl_certificate/],
  ['a self-signed', SELF_SIGNED, '', 'localhost', /self-signed.*public authority.*ssl_certificate/],
  ['a wrong', SELF_SIGNED, SELF_SIGNED.cert, '127.0.0.1', /not match.*for this host.*ssl_certif/],
])('%s certificate is reported with its line', async (_, pair, trusted, host, words) => {
  if (trusted !== '') trust(trusted);
  const url = `https://${host}:${await portOf(createSecureServer(pair, page))}`;
  for (const lines of [await linesOfShop(url), await linesOfApi(url)])
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^✗ .*${words.source}`))]);
});

test('a proxy without its server is reported, and no other check passes', async () => {
  const server = createServer((_request, response) => void response.writeHead(502).end());
  const url = `http://localhost:${await portOf(server)}`;
  const named = expect.stringMatching(/^✗ .* returns 502: its proxy .* proxy_pass\.$/);
  expect(await linesOfShop(url)).toEqual([named]);
  expect(await linesOfApi(url)).toEqual([named]);
});

test('a proxy that does not upgrade the hub is reported', async () => {
  const { url } = await startBackend();
  const front = createServer((request, response) => {
    const { method, headers } = request;
    const { upgrade: _upgrade, ...others } = headers;
    const asked = ask(
      url + request.url,
      { method, headers: { ...others, connection: 'close' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(asked);
  });
  const lines = await linesOfApi(`http://localhost:${await portOf(front)}`, DEMO);
  expect(lines).toContainEqual(expect.stringMatching(/^✗ The hub .* proxy_set_header Upgrade/));
  expect(lines.join('\n')).not.toContain('✓ The hub');
});

test('the doctor lists what it cannot check', () => {
  const list = UNSEEN.map(lineOf).join('\n');
  for (const word of ['purchase', 'mails', 'redirect', 'reports', 'legal texts'])
    expect(list).toContain(word);
});
