import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildProxyList,
  PORT_OR_URL_MISSING,
  UNFIT_FOR_LINES,
  type ProxyConfigFields,
} from '../../src/domain/proxies/build.ts';
import { isHost, proxyEntry } from '../../src/domain/proxies/entry.ts';
import { formatList } from '../../src/domain/proxies/format.ts';
import { PROXY_FORMATS, lineFormat } from '../../src/domain/proxies/line-formats.ts';
import { hosts, seededRandomInt } from './arbitraries.ts';
import { convertedEntries, convertText } from './convert-text.ts';
import { parseLine } from './read-formatted.ts';

const HOSTILE = [
  'x; DIRECT; PROXY y',
  'x\nPROXIES\nrm -rf ~\n',
  "x'$(id)'",
  '`id`',
  'a b',
  'a\tb',
  'u@h',
  'a:80',
  'a/b',
  'a?b',
  'a#b',
  'http://a.example',
  '[::1',
  '::1]',
  'fe80::1%eth0; DIRECT',
  'fe80::1%\nid',
  'a.example\n',
  '\u2028',
  'a\\b',
  '"a"',
  '',
  ' ',
  '1.2.3',
];
const LINE_BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029', '\u001E'];
/** Host-like texts mixed with characters that break lines, shells and PAC files. */
const texts = fc
  .array(fc.oneof(hosts, fc.constantFrom(...HOSTILE, ...LINE_BREAKS, ';', ':', '%', '[', ']')), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const CONFIG: ProxyConfigFields = {
  proxyGlobalFmt: '{user}-{session}',
  proxyCountryFmt: '{user}-{country}-{session}',
  proxyStateFmt: '{user}-{state}-{session}',
  proxyCityFmt: '{user}-{city}-{session}',
  proxyPort: [80],
  proxyPwd: 'p',
  usProxyUrl: ['gate.example'],
  userName: 'u',
};
const build = (config: Partial<ProxyConfigFields>, place = {}) =>
  buildProxyList({
    config: { ...CONFIG, ...config },
    settings: { country: '', state: '', city: '', amount: 20, life: 10, ...place },
    randomInt: seededRandomInt(1),
  });

describe('an invalid host', () => {
  test.each(HOSTILE)('is rejected: %j', (host) => {
    expect(isHost(host)).toBe(false);
    expect(proxyEntry({ host, port: 80, user: 'u', password: 'p' })).toBeNull();
  });

  test.each(HOSTILE)('is never used for a generated line: %j', (host) => {
    expect(build({ usProxyUrl: [host] })).toEqual({ ok: false, problem: PORT_OR_URL_MISSING });
    const built = build({ usProxyUrl: [host, 'gate.example'], proxyPort: [0, 80, 1.5, 65_536] });
    if (!built.ok) throw new Error(built.problem);
    for (const entry of built.entries) {
      expect(entry).toMatchObject({ host: 'gate.example', port: 80 });
    }
  });
});

test('every host that the contract allows is valid', () => {
  const { pattern = '' } = loadContract().schemas['Host'] as { pattern?: string };
  fc.assert(
    fc.property(
      fc.stringMatching(new RegExp(pattern)).filter((host) => host.length <= 253),
      (host) => {
        // Skip labels longer than DNS allows, which the pattern does not count.
        fc.pre(host.split('.').every((label) => label.length <= 63));
        expect(isHost(host)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(LINE_BREAKS)(
  '%j in credentials, templates or places does not add a second line',
  (sign) => {
    const broken = `a${sign}evil.example:80:u:p`;
    expect(proxyEntry({ host: 'a.b', port: 1, user: broken, password: null })).toBeNull();
    expect(proxyEntry({ host: 'a.b', port: 1, user: '', password: broken })).toBeNull();
    const refused = { ok: false, problem: UNFIT_FOR_LINES };
    expect(build({ userName: broken })).toEqual(refused);
    expect(build({ proxyPwd: broken })).toEqual(refused);
    expect(build({ proxyGlobalFmt: broken })).toEqual(refused);
    expect(build({}, { country: broken })).toEqual(refused);
  },
);

test('pasted credentials with a line break are rejected with the reason, in tables and in JSON', () => {
  const reasons = (text: string) =>
    convertText(text).map((line) => (line.status === 'problem' ? line.problem : line.status));
  const unfit = 'The user name or password contains a line break, which a line cannot hold.';
  const table = 'host,port,password\n1.2.3.4,8080,"p\n5.6.7.8:80:u:p"\n1.2.3.4,1,p';
  expect(reasons(table)).toEqual(['skipped', unfit, 'ok']);
  const json = [
    { host: 'a.b', port: 1, user: 'x\ny' },
    { host: 'a b', port: 1 },
  ];
  expect(reasons(JSON.stringify(json))).toEqual([unfit, 'This element has no host and port.']);
});

test('law: for any pasted text, every line of the resulting list has a host', () => {
  const pasted = fc.oneof(
    texts,
    fc.tuple(texts, texts).map(([host, user]) => `${host}:80:${user}:p`),
    fc.tuple(texts, texts).map(([host, user]) => `http://${user}:p@${host}:80`),
    fc.tuple(texts, texts).map(([host, user]) => JSON.stringify([{ host, port: 80, user }])),
    fc.tuple(texts, texts).map(([host, user]) => `host,port,user\n"${host}",80,"${user}"`),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      const entries = convertedEntries(convertText(text));
      for (const { host } of entries) expect(isHost(host)).toBe(true);
      for (const { id } of PROXY_FORMATS.filter(({ id }) => id !== 'csv' && id !== 'json')) {
        const lines =
          entries.length === 0
            ? []
            : formatList(entries, lineFormat(id)).split(/[\n\r\u2028\u2029]/);
        expect(lines).toHaveLength(entries.length);
      }
      for (const { id } of PROXY_FORMATS) {
        const entry = parseLine(text, id);
        if (entry !== null) expect(isHost(entry.host)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
