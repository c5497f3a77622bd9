import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';
import { field, json, openTestSandbox, type Envelope, type TestSandbox } from './open-sandbox.ts';

const BUY = '/api/ProxyBuy/DynamicResidenceRecharge';
const ORDER = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'premium' };
const SEND = '/api/SysLogin/SendSes';

/** A folder of a shop with a second language, published at a path. */
function shopIn(base: string): string {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'pt-BR'));
  for (const file of ['index.html', '404.html', 'pt-BR/index.html'])
    writeFileSync(join(dist, file), '');
  writeFileSync(join(dist, '_headers'), `${base}/*\n  X-A: b\n`);
  return dist;
}

async function postIn(
  language: string,
  { send }: TestSandbox,
  path: string,
  body: object,
  token?: string,
) {
  const { headers, ...init } = json(body, token);
  const answer = await send(path, {
    ...init,
    headers: { ...headers, 'Accept-Language': language },
  });
  return (await answer.json()) as Envelope;
}

/** The target of a page's link to the shop. */
const backFrom = async (answer: Response) =>
  /href="([^"]*)">(?:Back to|Open) the shop/.exec(await answer.text())?.[1];

test.each([
  ['pt-BR', '', '/pt-BR/'],
  ['pt-BR', '/shop', '/shop/pt-BR/'],
  ['en', '', '/'],
  ['de-DE,de;q=0.9', '', '/'],
  ['../x', '/shop', '/shop/'],
])(
  'payment pages and emails in %s, for a shop at "%s", link to %s',
  async (language, base, address) => {
    const sandbox = await openTestSandbox({ dist: shopIn(base) });
    const { token } = sandbox.newCustomer();
    const url = String(field(await postIn(language, sandbox, BUY, ORDER, token), 'url'));
    expect(await backFrom(await fetch(url))).toBe(address);
    expect(await backFrom(await sandbox.click(url, 'pay'))).toBe(address);
    await postIn(language, sandbox, SEND, { email: 'new@test.example', smsType: 'register' });
    expect(await backFrom(await sandbox.send('/mailbox'))).toBe(address);
  },
);
