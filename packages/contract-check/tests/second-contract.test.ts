import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '../engine/client.ts';
import { readContract } from '../engine/load.ts';
import { checkBackend } from '../engine/run.ts';
import { complaintsIn, type Expected } from './found-by.ts';
import { ORIGIN, startNotes, TOKEN, type NotesFault } from './notes/server.ts';

/** A contract that is not a shop's: paths with parameters, statuses instead of an envelope, and no scenario. */
const contract = readContract(readFileSync(join(import.meta.dirname, 'notes/notes.yaml'), 'utf8'));

async function reportOn(fault?: NotesFault) {
  const client = createClient({
    url: await startNotes(fault),
    functionsUrl: '',
    origin: ORIGIN,
    token: TOKEN,
    otherToken: '',
    password: '',
    rate: Infinity,
    timeoutMs: 10_000,
  });
  const options = { mutate: true, runs: 20, seed: 1, credentials: undefined };
  return checkBackend(contract, { client, options, only: [] });
}

test('a server that meets the contract has no findings, and the kit calls every operation', async () => {
  const { results } = await reportOn();
  const of = (outcome: string) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ operationId, check, message }) => `${operationId}: ${check}: ${message}`);
  expect(of('broken')).toEqual([]);
  const exercised = results.filter(({ check }) => check === 'it returns a success');
  expect(exercised.map(({ operationId, outcome }) => `${operationId} ${outcome}`)).toEqual([
    'getStatus kept',
    'listNotes kept',
    'addNote kept',
    'getNote kept',
    'removeNote kept',
  ]);
});

test.each<[fault: NotesFault, expected: Expected]>([
  [
    'the newest notes have a number as title',
    ['listNotes: documented examples', '$/notes/0/title must be string'],
  ],
  [
    'a title of 81 characters is cut and stored',
    ['addNote: input title', 'it accepts title 81 characters'],
  ],
  ['a note is read without a token', ['getNote: 401 without a token', 'HTTP 200 instead of 401']],
  [
    'a missing note is answered by 500',
    ['getNote: generated valid inputs', 'HTTP 500 is not documented for getNote'],
  ],
  [
    'a failure has no CORS header',
    ["removeNote: CORS for the app's origin", `the 401 does not allow ${ORIGIN}`],
  ],
])('the engine finds that %s', async (fault, expected) => {
  const { results } = await reportOn(fault);
  expect(complaintsIn(results, expected)).toContain(expected[1]);
});
