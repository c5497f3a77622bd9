import { describe, expect, onTestFinished, test } from 'vitest';
import { findingsOf } from '../engine/report/findings.ts';
import type { Report } from '../engine/run.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { FIRST, startOtherBackend } from './other-backend/server.ts';

/** Findings about the options of a run instead of the backend. */
async function healthy() {
  const backend = await startOtherBackend([], fill);
  onTestFinished(backend.stop);
  return backend;
}

const messagesOf = ({ results }: Report) => findingsOf(results).flatMap(({ messages }) => messages);

test.each([0, 50])(
  'a note counts the generated inputs that were not sent within %i ms',
  async (inputsMs) => {
    const report = await checkOther(await healthy(), ['checkDiscount'], { runs: 1000, inputsMs });
    expect(messagesOf(report)).toEqual([]);
    expect(report.notes).toEqual([
      {
        operationId: 'checkDiscount',
        message: expect.stringMatching(/^only \d{1,3} of 1000 generated inputs were sent/),
      },
    ]);
  },
);

describe('a run fails, regardless of --only,', () => {
  test('if the token has expired', async () => {
    const backend = await healthy();
    const ended = { ...backend, token: `${backend.token}x` };
    const report = await checkOther(ended, ['checkDiscount']);
    expect(messagesOf(report)).toEqual([expect.stringContaining("customer's token is rejected")]);
  });

  test('if the password is wrong', async () => {
    const backend = { ...(await healthy()), token: '' };
    const credentials = { ...FIRST, password: 'another one' };
    const report = await checkOther(backend, ['listOrders'], { credentials });
    expect(messagesOf(report)).toEqual([expect.stringContaining('cannot sign in')]);
  });

  test('if the second customer is rejected, or is the same as the first', async () => {
    const backend = await healthy();
    const useless = await checkOther({ ...backend, otherToken: 'none' }, ['checkDiscount']);
    expect(messagesOf(useless)).toEqual([
      expect.stringContaining("other customer's token is rejected"),
    ]);
    const same = await checkOther({ ...backend, otherToken: backend.token }, ['checkDiscount']);
    expect(messagesOf(same)).toEqual([
      expect.stringContaining('both tokens belong to the same account'),
    ]);
  });

  test('if the payment command fails, and still reports everything else', async () => {
    const pay = () => Promise.reject(new Error('the command failed with exit code 3'));
    const report = await checkOther(await healthy(), ['buyResidential'], { pay });
    expect(messagesOf(report)).toEqual([
      '--pay-command fails: the command failed with exit code 3',
    ]);
    expect(report.results.some(({ outcome }) => outcome === 'kept')).toBe(true);
  });

  test('if the code command prints no code', async () => {
    const mailedCode = () => Promise.resolve('no mail');
    const report = await checkOther(await healthy(), ['register'], { mailedCode });
    expect(findingsOf(report.results).map(({ cause }) => cause)).toEqual([
      '--code-command prints no valid code',
    ]);
  });
});

test('--excuse accepts that an operation cannot return a success', async () => {
  const backend = await startOtherBackend(['nobody can be created'], fill);
  onTestFinished(backend.stop);
  const report = await checkOther(backend, ['createUser'], { excuse: ['createUser'] });
  expect(messagesOf(report)).toEqual([]);
});

test('a fault that every operation has is one finding with their names', async () => {
  const backend = await startOtherBackend(['a byte order mark'], fill);
  onTestFinished(backend.stop);
  const { results } = await checkOther(backend, ['orders', 'isp'], { mutate: false });
  const findings = findingsOf(results);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.operations.toSorted()).toEqual([
    'analyseOrders',
    'getIspPlan',
    'listIspPlans',
    'listOrders',
  ]);
});

test('--only runs a single check by the name that the report prints', async () => {
  const report = await checkOther(await healthy(), ['listOrders: the type filter is applied']);
  expect(report.results.map(({ check }) => check)).toContain('the type filter is applied');
  expect(report.results.filter(({ operationId }) => operationId === 'listOrders')).toHaveLength(1);
});
