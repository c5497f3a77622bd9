import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { REMOVED } from '../build/config/schema.ts';
import { configFrom, shopFileProblems } from '../scripts/read-config.ts';

/** The file as a fork of that commit has it. */
async function fileOf(commit: string): Promise<object> {
  const text = readFileSync(`tests/earlier-files/${commit}.shop.config.ts.txt`, 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`);
}

test('the shop.config.ts of commit 9f1841c still builds, and sells what it sold', async () => {
  const file = await fileOf('9f1841c');
  expect(shopFileProblems(file)).toEqual([]);
  expect(configFrom({}, file)).toMatchObject({
    productName: 'Ambergate',
    ispDays: 30,
    afterPrice: '',
    httpsOnlySeconds: 31_536_000,
    taxId: '',
    legalTextsOf: '2025-01',
    sellsSticky: true,
    sellsRotating: false,
  });
  const both = { ...file, sessions: 'sticky, rotating' };
  expect(configFrom({}, both)).toMatchObject({ sellsSticky: true, sellsRotating: true });
});

test('only these variables of commit 9f1841c have moved into the file', () => {
  expect(Object.keys(REMOVED)).toEqual([
    'VITE_COMMUNITY_URL',
    'VITE_SUPPORT_EMAIL',
    'VITE_SOCIAL_URL',
    'VITE_ADMIN_EMAIL',
    'VITE_ISP_DAYS',
    'VITE_SESSION_KINDS',
    'VITE_SELLER_NAME',
    'VITE_SELLER_ADDRESS',
  ]);
});
