import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { excerptOf, seen } from '../engine/excerpt.ts';
import { answerWith } from './answer-with.ts';
import { DEMO } from './backend.ts';
import { check, inThisProcess } from './run-check.ts';
import { SELF_SIGNED } from './self-signed.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The part of a response that a finding shows, and what ends a run that cannot check anything. */
const withToken = ({ token }: { token: string }) => ({ TOKEN: token });

test('a finding shows the actual value and the response in the terminal and in every report', async () => {
  const injected = { handlers: { getBandwidth: () => ({ basicUsedBandwidth: 'three' }) } };
  const { output, files } = await check(injected, ['--only', 'getBandwidth'], withToken);
  const unescaped = [output, ...files].map((text) =>
    text.replaceAll('&quot;', '"').replaceAll('\\"', '"'),
  );
  for (const text of unescaped) {
    expect(text).toContain('/body/basicUsedBandwidth must be number (seen: "three")');
    expect(text).toContain('HTTP 200 application/json {"code":200');
  }
  expect(unescaped).toHaveLength(5);
});

test('an excerpt shows no tokens, passwords or email addresses', () => {
  const body = {
    token: 'abc',
    passWord: 'quote" and more',
    user: { email: 'ada@example.com', accessToken: 'x y' },
    text: 'eyJhbGciOiJIUzI1NiJ9.e30.abc',
  };
  const text = `${JSON.stringify(body)} opener.postMessage({token: 'secret one'}, 'https://a.example')`;
  const shown = excerptOf(answerWith(200, text), (one) => one);
  for (const secret of ['abc', 'quote', 'and more', 'ada', 'x y', 'eyJ', 'secret one']) {
    expect(shown).not.toContain(secret);
  }
  expect(shown).toContain('https://a.example');
  expect(seen('hunter2', 'proxyPwd')).toBe(' (seen: ***)');
  expect(seen('ada@example.com')).toBe(' (seen: "***@***")');
});

test('an excerpt shows no part of a secret that it would cut off', () => {
  const text = `{"text":"${'x'.repeat(200)}","token":"${'s'.repeat(500)}"`;
  expect(excerptOf(answerWith(200, text), (one) => one)).not.toContain('ss');
});

test('a run without an account exits with 2 unless it is anonymous', async () => {
  const url = ['--url', 'http://localhost:1234'];
  for (const environment of [{}, { EMAIL: DEMO.email }]) {
    const { code, output } = await inThisProcess(url, environment);
    expect(output).toMatch(/set (TOKEN, or EMAIL and PASSWORD|PASSWORD with EMAIL)/);
    expect(code).toBe(2);
  }
  expect((await check({}, ['--anonymous', '--only', 'plans'], () => ({}))).code).toBe(0);
});

test.each([
  [
    'unknown host',
    'http://nobody.invalid',
    /(host name does not resolve|DNS server does not respond)/,
  ],
  ['connection refused', 'http://localhost:2', /the connection is refused/],
  ['port blocked by browsers', 'http://localhost:6000', /browsers block the port 6000/],
])(
  'a run exits with 2 and gives the reason if the server cannot be reached: %s',
  async (_why, url, words) => {
    const { code, output } = await inThisProcess(['--anonymous', '--url', url], {});
    expect(output).toMatch(words);
    expect(code).toBe(2);
  },
);

test('a certificate that is not trusted makes the run exit with 2', async () => {
  const server = createServer(SELF_SIGNED, (_request, response) => void response.end('{}'));
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const args = ['--url', `https://localhost:${port}`, '--out', temporaryFolder()];
    const { code, output } = await inThisProcess(args, { TOKEN: 'a-token-of-somebody' });
    expect(output).toContain('does not respond: its certificate is not trusted (self-signed');
    expect(code).toBe(2);
  } finally {
    server.close();
  }
});
