import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../setup/until.ts';

/** Each test starts with a page that reports nothing yet. */
const fresh = async () => await import('../../src/platform/error-reports/tell-operator.ts');

const reports = vi.fn<(url: string, text: string) => boolean>(() => true);
const told = () => reports.mock.calls.map(([, text]) => JSON.parse(text) as object);
const settled = () => until(() => expect(reports).toHaveBeenCalled());

beforeEach(() => {
  vi.resetModules();
  reports.mockClear();
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without an address nothing is loaded and nothing is sent', async () => {
  const { tellOperator, watchErrors } = await fresh();
  watchErrors('');
  tellOperator('caught', new Error('broken'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(listened.map(([type]) => type)).not.toContain('error');
  expect(reports).not.toHaveBeenCalled();
});

test('an error is sent once, as text, with the page but not its query', async () => {
  const { tellOperator, watchErrors } = await fresh();
  watchErrors('https://errors.example/in');
  for (let time = 0; time < 3; time += 1)
    tellOperator('contract', new Error('list of ada@example.com'));
  await settled();
  expect(reports.mock.calls[0]?.[0]).toBe('https://errors.example/in');
  expect(told()).toEqual([
    {
      build: '',
      kind: 'contract',
      page: '/dashboard',
      message: 'Error: list of (e-mail)',
      places: [],
    },
  ]);
});

test("the server's id of the request goes with an error, which the next request does not repeat", async () => {
  const { tellOperator, watchErrors } = await fresh();
  watchErrors('https://errors.example/in');
  for (const requestId of ['req-1', 'req-2'])
    tellOperator('contract', Object.assign(new Error('$.body: Invalid input'), { requestId }));
  tellOperator('caught', Object.assign(new Error('broken'), { requestId: undefined }));
  await settled();
  expect(told()).toEqual([
    expect.objectContaining({ kind: 'contract', requestId: 'req-1' }),
    expect.not.objectContaining({ requestId: expect.anything() }),
  ]);
});

test('no more than 20 are sent from one page', async () => {
  const { tellOperator, watchErrors } = await fresh();
  watchErrors('https://errors.example/in');
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') tellOperator('caught', new Error(letter));
  await settled();
  expect(told()).toHaveLength(20);
});

test('what nothing catches, and what the policy blocks, is reported without being told', async () => {
  const { watchErrors } = await fresh();
  watchErrors('https://errors.example/in');
  // The reporter is still loading: what fails at the start of a page is seen too.
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('items is not iterable') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'plain words' });
  dispatchEvent(rejection);
  const breach = Object.assign(new Event('securitypolicyviolation'), {
    blockedURI: 'https://evil.example/steal?who=ada',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://shop.example/assets/main-1.js',
    lineNumber: 3,
    columnNumber: 9,
  });
  dispatchEvent(breach);
  await settled();
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'uncaught', message: 'TypeError: items is not iterable' }),
      expect.objectContaining({ kind: 'uncaught', message: 'Error: plain words' }),
      expect.objectContaining({
        kind: 'policy',
        message: 'script-src-elem https://evil.example',
        places: ['main-1.js:3:9'],
      }),
    ]),
  );
});
