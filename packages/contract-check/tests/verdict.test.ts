import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findingsOf } from '../engine/report/findings.ts';
import { severityOf } from '../scenarios/severity.ts';
import { UNCOVERED } from '../scenarios/uncovered.ts';
import { APP_ORIGIN, type Backend } from './backend.ts';
import { checkOther } from './other-backend/check-other.ts';
import { startOtherBackend } from './other-backend/server.ts';
import { check, inThisProcess } from './run-check.ts';

/** The last line and the exit code of a run. */
const withToken = ({ token }: Backend) => ({ TOKEN: token });
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

describe('a run that skips some checks', () => {
  const args = ['--only', 'orders', '--runs', '1'];

  test('passes, prints the reasons on one line, and counts the skipped checks in the last one', async () => {
    const { code, output } = await check({}, args, withToken);
    expect(output).toMatch(/^- not checked: \d+ pass --other-token/m);
    expect(lastLine(output)).toMatch(/^\d\d kept, 0 broken, \d+ not checked, \d+ notes$/);
    expect(code).toBe(0);
  });

  test('fails with --strict', async () => {
    const { code, output } = await check({}, [...args, '--strict'], withToken);
    expect(lastLine(output)).toMatch(
      /not checked, .*; --strict fails because checks were skipped$/,
    );
    expect(code).toBe(1);
  });

  test('passes with --strict if nothing was skipped', async () => {
    const all = ['--only', 'listStaticPlans', '--origin', APP_ORIGIN, '--strict'];
    const { code, output } = await check({}, [...all, '--runs', '1'], withToken);
    expect(lastLine(output)).toMatch(/, 0 broken, 0 not checked, /);
    expect(code).toBe(0);
  });
});

describe('a run fails', () => {
  test('if an operation named by --only never succeeded', async () => {
    const backend = await startOtherBackend([], () => undefined);
    onTestFinished(backend.stop);
    const { results } = await checkOther(backend, ['isp'], { mutate: false });
    const [finding] = findingsOf(results);
    expect(finding?.messages).toEqual([
      'not exercised: the customer has no ISP plan, or excuse it with --excuse getIspPlan',
    ]);
    const excused = await checkOther(backend, ['isp'], { mutate: false, excuse: ['getIspPlan'] });
    expect(findingsOf(excused.results)).toEqual([]);
  });

  test('if none of the checks named by --only ran', async () => {
    const { code, output } = await check({}, ['--only', 'purchase'], withToken);
    expect(output).toContain('nothing was checked: not marked x-safe; pass --mutate to send it');
    expect(code).toBe(1);
  });
});

describe('the output of a run', () => {
  const args = ['--origin', APP_ORIGIN, '--runs', '1'];

  test('has at most 40 lines if nothing is broken', async () => {
    const { code, output } = await check({}, args, withToken);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('lists every check with --verbose, and only the last line with --quiet', async () => {
    const few = [...args, '--only', 'getBandwidth'];
    const { output } = await check({}, [...few, '--verbose'], withToken);
    expect(output).toContain('✓ getBandwidth: 401 without a token');
    const { output: quiet } = await check({}, [...few, '--quiet'], withToken);
    expect(quiet.trimEnd()).toMatch(/^\d+ kept, 0 broken, \d+ not checked, \d+ notes$/);
  });
});

test.each([
  ['listOrders', 'no order belongs to two customers', '', 'privacy'],
  [
    'onPublicPaymentStatus',
    'a payment is reported',
    "another customer gets this customer's event",
    'privacy',
  ],
  ['onPublicPaymentStatus', 'a payment is reported', 'no event within 10 s', 'breaks the shop'],
  ['recoverPassword', 'a registration code cannot set a new password', '', 'privacy'],
  ['renewIsp', 'a paid renewal moves the expiry', '', 'money'],
  ['listOrders', 'payment pages and list prices belong to their orders', '', 'money'],
  ['listOrders', 'pages show every order once, newest first', '', 'breaks the shop'],
])('a finding of %s in "%s" (%s) has the severity %s', (operationId, name, message, severity) => {
  expect(severityOf(operationId, name, message)).toBe(severity);
});

test('a finding does not show a call that was not at fault', async () => {
  const backend = await startOtherBackend(['the event goes to everybody'], () => undefined);
  onTestFinished(backend.stop);
  const { results } = await checkOther(backend, ['onPublicPaymentStatus']);
  const [finding] = findingsOf(results);
  expect(finding).toMatchObject({ severity: 'privacy', curl: '', answer: '' });
});

test('--list names everything that no check covers, as the README does', async () => {
  const { code, output } = await inThisProcess(['--list'], {});
  expect(code).toBe(0);
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const plain = readme.replaceAll(/\s+/g, ' ');
  for (const text of UNCOVERED) {
    expect(output).toContain(text);
    expect(plain).toContain(text);
  }
  expect(output).toContain('listOrders: pages show every order once, newest first');
});
