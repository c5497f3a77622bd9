import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { APP_ORIGIN, DEMO, startBackend } from '@ambergate/contract-check/tests/backend.ts';
import { expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { configFrom } from '../tools/build/config/read-config.ts';
import { backendFindings } from '../tools/doctor/backend.ts';
import { lineOf } from '../tools/doctor/finding.ts';

const contract = loadContract();

async function linesOf(url: string, offers: readonly string[]) {
  const values = { VITE_SITE_URL: APP_ORIGIN, VITE_API_BASE_URL: url };
  const config = configFrom(values, { ...shop, offers });
  const findings = await backendFindings(contract, config, DEMO, { rate: Infinity });
  return findings.map(lineOf);
}

test('the doctor checks that the server has what the shop offers, and calls nothing else', async () => {
  const { url } = await startBackend();
  const lines = await linesOf(url, ['status', 'replace', 'users', 'logout']);
  expect(lines.filter((line) => line.includes('offer'))).toEqual([
    '✓ The server supports the offer logout.',
    '✓ The server supports the offer replace.',
    '✓ The server supports the offer users.',
    '✓ The server supports the offer status.',
  ]);
  expect((await linesOf(url, [])).join('\n')).not.toContain('offer');
});

test('the doctor names an offer that the server lacks, with advice', async () => {
  const { url } = await startBackend({
    answer: (answer, id) => (id === 'checkLine' ? { ...answer, status: 404, body: '' } : answer),
  });
  expect(await linesOf(url, ['check'])).toContain(
    `✗ The shop offers check, but ${url}/api/ProxyLogic/CheckLine returns 404. Remove check from offers in shop.config.ts, or add POST /api/ProxyLogic/CheckLine to the server.`,
  );
});
