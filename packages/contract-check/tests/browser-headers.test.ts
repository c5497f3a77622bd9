import { expect, onTestFinished, test } from 'vitest';
import { dialogSchemes, mayBeReused } from '../engine/browser-headers.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { startOtherBackend } from './other-backend/server.ts';

const Date = 'Thu, 26 Nov 2026 12:00:00 GMT';
const later = 'Thu, 26 Nov 2026 12:05:00 GMT';

test.each<[headers: Record<string, string>, isReused: boolean]>([
  [{}, false],
  [{ 'Cache-Control': 'no-store' }, false],
  [{ 'Cache-Control': 'private, max-age=300' }, true],
  [{ 'Cache-Control': 'Max-Age="300"' }, true],
  [{ 'Cache-Control': 'public' }, true],
  [{ 'Cache-Control': 's-maxage=300, max-age=0' }, false],
  [{ 'Cache-Control': 'no-cache, max-age=300' }, false],
  [{ 'Cache-Control': 'private', 'Last-Modified': Date }, true],
  [{ 'Last-Modified': Date, Expires: '0' }, false],
  [{ Date, Expires: later }, true],
  [{ Date, Expires: Date }, false],
  [{ Date, Expires: later, 'Cache-Control': 'max-age=0' }, false],
  [{ 'Last-Modified': Date, Vary: '*' }, false],
  [{ 'Last-Modified': Date, Vary: 'Authorization' }, true],
])('may a browser reuse a response with %j without revalidating it? %j', (headers, isReused) => {
  expect(mayBeReused({ headers: new Headers(headers) })).toBe(isReused);
});

test.each([
  ['Basic realm="api"', ['Basic']],
  ['basic', ['basic']],
  ['Bearer error="invalid_token", error_description="no Basic, Digest here"', []],
  ['Bearer realm="a", Digest realm="b", nonce="c"', ['Digest']],
  ['Negotiate, NTLM', ['Negotiate', 'NTLM']],
  ['NTLM TlRMTVNTUAACAAAA', ['NTLM']],
  ['Bearer basic="x"', []],
])('browsers open a password dialog for these schemes of %s: %j', (challenge, schemes) => {
  const headers = new Headers({ 'WWW-Authenticate': challenge });
  expect(dialogSchemes({ headers })).toEqual(schemes);
});

test('the kit lists the operations whose responses a browser may cache', async () => {
  const noted = async (...faults: string[]) => {
    const backend = await startOtherBackend(faults, fill);
    onTestFinished(backend.stop);
    const { notes } = await checkOther(backend, ['getBandwidth', 'login']);
    return notes.filter(({ message }) => message.includes('no-store'));
  };
  expect(await noted()).toEqual([]);
  expect(await noted('answers may be kept')).toMatchObject([{ operationId: 'getBandwidth' }]);
});
