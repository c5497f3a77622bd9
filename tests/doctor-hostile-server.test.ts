import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { DEMO, startBackend } from '@ambergate/contract-check/tests/backend.ts';
import {
  bomb,
  EVIL,
  sendPacked,
  startServer,
} from '@ambergate/contract-check/tests/hostile-server.ts';
import { expect, test } from 'vitest';
import { configFrom } from '../tools/build/config/read-config.ts';
import { backendFindings } from '../tools/doctor/backend.ts';
import { lineOf } from '../tools/doctor/finding.ts';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const contract = loadContract();

async function linesOf(url: string, customer: typeof DEMO, asked = contract) {
  const config = configFrom({ VITE_SITE_URL: 'https://shop.example', VITE_API_BASE_URL: url });
  return (await backendFindings(asked, config, customer, { rate: Infinity })).map(lineOf);
}

test('a rejection that clears the screen and forges a line is printed as one line, with visible escapes', async () => {
  const { url } = await startBackend({
    answer: (answer, id) =>
      id === 'login'
        ? { ...answer, body: JSON.stringify({ code: 400, message: EVIL, body: null }) }
        : answer,
  });
  const lines = await linesOf(url, DEMO);
  expect(lines.join()).toContain(String.raw`no\u{1b}[2J`);
  for (const line of lines) expect(line).not.toMatch(HIDDEN);
});

test('an API whose responses are too long violates the contract', { tags: 'nightly' }, async () => {
  const bytes = bomb();
  const { url } = await startServer((request, response) => {
    if (request.url === '/') response.end('A page.');
    else sendPacked(response, bytes);
  });
  const operations = contract.operations.filter(({ id }) => id === 'startDiscordLogin');
  const lines = await linesOf(
    url,
    { email: '', password: '' },
    { ...contract, operations, events: [] },
  );
  expect(lines.find((line) => line.includes('conforms to contract'))).toContain(
    'the response is longer than 32 MiB',
  );
});
