import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../setup/until.ts';

/** Each test starts with a page that has reported nothing yet. */
const fresh = async () => await import('../../src/platform/error-reports/report-to-operator.ts');

const OPTIONS = { url: 'https://errors.example/in', pageOf: () => '/dashboard' };
const reports = vi.fn<(url: string, text: string) => boolean>(() => true);
const told = () => reports.mock.calls.map(([, text]) => JSON.parse(text) as object);
const settled = () => until(() => expect(reports).toHaveBeenCalled());

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: reports }));
  history.replaceState(null, '', '/dashboard?type=isp#recipe=secret');
});
const listened: Parameters<typeof addEventListener>[] = [];
beforeEach(() => {
  const listen = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...listener: Parameters<typeof addEventListener>) => {
      listened.push(listener);
      listen(...listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listened.splice(0)) removeEventListener(type, listener);
});

test('without an address, nothing is loaded and nothing is sent', async () => {
  const { reportToOperator, watchErrors } = await fresh();
  watchErrors({ ...OPTIONS, url: '' });
  reportToOperator('caught', new Error('broken'));
  await vi.dynamicImportSettled();
  expect(listened.map(([type]) => type)).not.toContain('error');
  expect(reports).not.toHaveBeenCalled();
});

test('an error that several places catch is reported and logged once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reportCaught, watchErrors } = await fresh();
  watchErrors(OPTIONS);
  const error = new TypeError('items is not iterable');
  for (const caught of [error, error, 'plain words']) reportCaught(caught);
  await settled();
  expect(log.mock.calls).toEqual([[error], ['plain words']]);
  expect(told()).toEqual([
    expect.objectContaining({ kind: 'caught', message: 'TypeError' }),
    expect.objectContaining({ kind: 'caught', message: 'not an error but string' }),
  ]);
});

test('an error is sent once, as text with its page, class and position', async () => {
  const { reportToOperator, watchErrors } = await fresh();
  watchErrors(OPTIONS);
  const from = `${location.origin}/assets/`;
  const stack = `Error: x\n    at renew (${from}main-1.js:1:2)`;
  for (let time = 0; time < 3; time += 1)
    reportToOperator('caught', Object.assign(new Error('x'), { stack }));
  await settled();
  expect(reports.mock.calls[0]?.[0]).toBe('https://errors.example/in');
  expect(told()).toEqual([
    {
      build: '',
      kind: 'caught',
      page: '/dashboard',
      message: 'Error',
      places: ['main-1.js:1:2'],
    },
  ]);
});

test('no external data is ever sent', async () => {
  const { reportToOperator, watchErrors } = await fresh();
  const { ApiError } = await import('../../src/api/errors.ts');
  history.replaceState(null, '', '/Ada/Lovelace?type=isp#recipe=secret');
  watchErrors({ ...OPTIONS, pageOf: () => '404' });
  const call = { status: 200, operationId: 'getIspPlan', requestId: 'Lovelace-1' };
  const texts = [
    "customer's plan 'Lovelace' isn't known",
    'Bearer Lovelace',
    'Lovelace of Analytical Engines',
  ];
  for (const message of texts) {
    for (const kind of ['business', 'http'] as const)
      reportToOperator('uncaught', new ApiError({ ...call, kind, code: 7, message }));
    reportToOperator(
      'caught',
      Object.assign(new Error(message), { requestId: message, name: message }),
    );
    reportToOperator('uncaught', message);
    dispatchEvent(new ErrorEvent('error', { message }));
  }
  await settled();
  expect(told().length).toBeGreaterThan(3);
  expect(JSON.stringify(told())).not.toContain('Lovelace');
});

test('at most 20 errors are sent per page, before and after the reporter is loaded', async () => {
  const { reportToOperator, watchErrors } = await fresh();
  const { ApiError } = await import('../../src/api/errors.ts');
  const errorOf = (operationId: string) =>
    new ApiError({ operationId, kind: 'network', status: 0, code: null, message: '' });
  watchErrors(OPTIONS);
  reportToOperator('caught', errorOf('first'));
  await settled();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') reportToOperator('caught', errorOf(letter));
  expect(told()).toHaveLength(20);
});

test.each([
  ['of the build', '/assets/main-1.js', 'main-1.js'],
  ['elsewhere', '/ada/main-1.js', ''],
])('a page whose script is %s belongs to the build %j', async (_where, src, build) => {
  const script = document.createElement('script');
  script.type = 'module';
  // Not fetched, because it is not part of the test.
  vi.spyOn(document, 'querySelector').mockReturnValue(Object.assign(script, { src }));
  const { reportToOperator, watchErrors } = await fresh();
  watchErrors(OPTIONS);
  reportToOperator('caught', new TypeError('x'));
  await settled();
  expect(told()).toMatchObject([{ build }]);
});

test('uncaught errors and policy violations are reported automatically', async () => {
  const { watchErrors } = await fresh();
  watchErrors(OPTIONS);
  // The reporter is still loading, but failures at the start of a page are reported too.
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('items is not iterable') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'plain words' });
  dispatchEvent(rejection);
  const breach = Object.assign(new Event('securitypolicyviolation'), {
    blockedURI: 'https://ada.evil.example/steal',
    effectiveDirective: 'script-src-elem',
    sourceFile: `${location.origin}/assets/main-1.js`,
    lineNumber: 3,
    columnNumber: 9,
  });
  dispatchEvent(breach);
  await settled();
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'uncaught', message: 'TypeError' }),
      expect.objectContaining({ kind: 'uncaught', message: 'not an error but string' }),
      expect.objectContaining({
        kind: 'policy',
        message: 'script-src-elem https',
        places: ['main-1.js:3:9'],
      }),
    ]),
  );
});
