import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut, type ProxyEntry } from '../../src/domain/proxies/entry.ts';
import { formatEntry, formatList, segmentsOf } from '../../src/domain/proxies/format.ts';
import {
  DEFAULT_FORMAT,
  isProxyFormat,
  PROXY_FORMATS,
  lineFormat,
  type ProxyFormat,
} from '../../src/domain/proxies/line-formats.ts';
import { colonEntries, entries, hosts, ports, tameText } from './arbitraries.ts';
import { parseLine, parseList } from './read-formatted.ts';
import { runs } from './runs.ts';

const formats = fc.constantFrom<ProxyFormat>(...PROXY_FORMATS.map((format) => format.id));
const carriesColons = fc.constantFrom<ProxyFormat>(
  'http-url',
  'socks5-url',
  'socks5h-url',
  'csv',
  'json',
);
const entry: ProxyEntry = { host: 'h.example', port: 8080, user: 'bob', password: 'p@:#%/' };
const open: ProxyEntry = { host: '::1', port: 1, user: '', password: null };
const userOnly: ProxyEntry = { host: 'h', port: 1, user: 'bob', password: null };
const secretOnly: ProxyEntry = { host: 'h', port: 1, user: '', password: 'x' };
const own = '{host} {port} {user} {pass}';

describe('a line', () => {
  test.each<[ProxyFormat, string]>([
    ['host:port:user:pass', 'h.example:8080:bob:p@:#%/'],
    ['user:pass@host:port', 'bob:p@:#%/@h.example:8080'],
    ['user:pass:host:port', 'bob:p@:#%/:h.example:8080'],
    ['http-url', 'http://bob:p%40%3A%23%25%2F@h.example:8080'],
    ['socks5-url', 'socks5://bob:p%40%3A%23%25%2F@h.example:8080'],
    ['socks5h-url', 'socks5h://bob:p%40%3A%23%25%2F@h.example:8080'],
    ['csv', 'h.example,8080,bob,p@:#%/'],
    ['json', '{"host":"h.example","port":8080,"user":"bob","password":"p@:#%/"}'],
    ['template', 'h.example:8080:bob:p@:#%/'],
  ])('in the format %s is %s', (format, line) => {
    expect(formatEntry(entry, lineFormat(format))).toBe(line);
  });

  test.each<[ProxyFormat, string, string, string]>([
    ['host:port:user:pass', '[::1]:1', 'h:1:bob', 'h:1::x'],
    ['user:pass@host:port', '[::1]:1', 'bob@h:1', ':x@h:1'],
    ['user:pass:host:port', '[::1]:1', 'bob:h:1', ':x:h:1'],
    ['http-url', 'http://[::1]:1', 'http://bob:@h:1', 'http://:x@h:1'],
    ['socks5h-url', 'socks5h://[::1]:1', 'socks5h://bob:@h:1', 'socks5h://:x@h:1'],
    ['csv', '::1,1,,', 'h,1,bob,', 'h,1,,x'],
    [
      'json',
      '{"host":"::1","port":1,"user":"","password":null}',
      '{"host":"h","port":1,"user":"bob","password":null}',
      '{"host":"h","port":1,"user":"","password":"x"}',
    ],
  ])('in the format %s omits what an entry does not have', (format, ...lines) => {
    expect(
      [open, userOnly, secretOnly].map((each) => formatEntry(each, lineFormat(format))),
    ).toEqual(lines);
  });

  test('in CSV is quoted and guarded against formulas', () => {
    const risky = { host: 'h', port: 1, user: '=1+1', password: '-"a",b' };
    expect(formatEntry(risky, lineFormat('csv'))).toBe(`h,1,'=1+1,"'-""a"",b"`);
  });

  test('in a custom format can use settings, a number and URL encoding', () => {
    const segments = {
      user: [
        { kind: 'user', length: 3 },
        { kind: 'plain', length: 1 },
        { kind: 'session', length: 8 },
      ],
      password: [{ kind: 'password', length: 2 }],
    } as const;
    const generated = { host: 'h', port: 1, user: 'b@b-12345678', password: 'p/' };
    const template = '{n}. {user:url}:{pass:url}@{host}:{port} {session}{country} {password} {x}';
    expect(formatEntry(generated, lineFormat('template', template), segments, 7)).toBe(
      '7. b%40b-12345678:p%2F@h:1 12345678 p/ {x}',
    );
    expect(formatEntry(generated, lineFormat('template', '{n}{session}'))).toBe('1');
    expect(formatEntry(userOnly, lineFormat('template', own))).toBe('h 1 bob ');
  });

  test('in a custom format quotes values for JSON and YAML, and writes IPv6 without brackets', () => {
    const risky = { host: '2001:db8::7', port: 1, user: 'b"b', password: String.raw`a\nb` };
    const yaml = '{host:bare} {user:json} {pass:json} {password:url}';
    expect(formatEntry(risky, lineFormat('template', yaml))).toBe(
      String.raw`2001:db8::7 "b\"b" "a\\nb" a%5Cnb`,
    );
    expect(formatEntry(userOnly, lineFormat('template', '{host:bare} {pass:json}'))).toBe('h ""');
  });

  test('law: in a custom JSON format is valid JSON, whatever the values contain', () => {
    const template =
      '{"server":"http://{host}:{port}","username":{user:json},"password":{pass:json}}';
    fc.assert(
      fc.property(colonEntries, (each) => {
        const line = formatEntry(each, lineFormat('template', template));
        expect(JSON.parse(line)).toMatchObject({
          username: each.user,
          password: each.password ?? '',
        });
      }),
    );
  });

  test('law: can be read back, in every format', () => {
    fc.assert(
      fc.property(entries, formats, (each, format) => {
        const line = formatEntry(each, lineFormat(format));
        if (format === 'template') fc.pre(!/[:\s]/.test(each.user));
        expect(parseLine(line, format)).toEqual(each);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('law: as a URL, in CSV and in JSON supports colons in user names', () => {
    fc.assert(
      fc.property(colonEntries, carriesColons, (each, format) => {
        expect(parseLine(formatEntry(each, lineFormat(format)), format)).toEqual(each);
      }),
    );
  });

  test('law: in a custom format can be read back if no value contains its separators', () => {
    const plainEntries = fc.record({
      host: hosts.filter((host) => !host.includes(':')),
      port: ports,
      user: tameText,
      password: fc.option(tameText, { nil: null }),
    });
    const templates = fc.constantFrom(
      own,
      'curl -x "{host}:{port}" -U "{user}:{pass}"',
      '{n}) {user:url}|{pass:url}|{host}|{port}',
      '- {user: {user:json}, password: {pass:json}, server: {host:bare}, port: {port}}',
      '{port}/{host}/{pass}/{user}/{session}',
      '({host})[{port}] ^{user}$ *{password}* {user} {unknown}',
    );
    fc.assert(
      fc.property(plainEntries, templates, (each, template) => {
        const line = formatEntry(each, lineFormat('template', template));
        expect(parseLine(line, 'template', template)).toEqual(each);
      }),
    );
  });

  test('law: is the concatenation of its segments, which are never empty', () => {
    fc.assert(
      fc.property(colonEntries, formats, (each, format) => {
        const found = segmentsOf(each, lineFormat(format, own));
        expect(found.map((segment) => segment.text).join('')).toBe(
          formatEntry(each, lineFormat(format, own)),
        );
        expect(found.every((segment) => segment.text !== '')).toBe(true);
      }),
    );
  });

  test('without known segments consists of host, port, user and password', () => {
    const kinds = segmentsOf(entry, lineFormat('json')).map(({ kind, text }) =>
      kind === 'plain' ? '' : `${kind}=${text}`,
    );
    expect(kinds.filter(Boolean)).toEqual([
      'host=h.example',
      'port=8080',
      'user=bob',
      'password=p@:#%/',
    ]);
    const ownKinds = segmentsOf(entry, lineFormat('template', '{n}{host}{port}')).map(
      ({ kind }) => kind,
    );
    expect(ownKinds).toEqual(['plain', 'host', 'port']);
  });
});

describe('a list', () => {
  const two = [entry, userOnly];

  test('of lines does not end with a line break', () => {
    expect(formatList(two, lineFormat('host:port:user:pass'))).toBe(
      'h.example:8080:bob:p@:#%/\nh:1:bob',
    );
    expect(formatList([], lineFormat('host:port:user:pass'))).toBe('');
  });

  test('in a custom format numbers its lines', () => {
    expect(formatList(two, lineFormat('template', '{n}={host}'))).toBe('1=h.example\n2=h');
  });

  test('in a custom format contains the sessions', () => {
    const segments = { user: [{ kind: 'session', length: 3 }], password: [] } as const;
    expect(formatList(two, lineFormat('template', '{session}'), segments)).toBe('bob\nbob');
  });

  test('in CSV has a header and CRLF', () => {
    expect(formatList(two, lineFormat('csv'))).toBe(
      'host,port,user,password\r\nh.example,8080,bob,p@:#%/\r\nh,1,bob,\r\n',
    );
  });

  test('in JSON has one object per line', () => {
    expect(formatList(two, lineFormat('json'))).toBe(
      '[\n  {"host":"h.example","port":8080,"user":"bob","password":"p@:#%/"},\n  {"host":"h","port":1,"user":"bob","password":null}\n]',
    );
    expect(formatList([], lineFormat('json'))).toBe('[]');
  });

  test('law: can be read back, in every format', () => {
    fc.assert(
      fc.property(fc.array(entries), formats, (list, format) => {
        if (format === 'template') fc.pre(list.every((each) => !/[:\s]/.test(each.user)));
        expect(parseList(formatList(list, lineFormat(format)), format)).toEqual(list);
      }),
    );
  });

  test('law: in JSON is valid JSON', () => {
    fc.assert(
      fc.property(fc.array(colonEntries), (list) => {
        expect(JSON.parse(formatList(list, lineFormat('json')))).toEqual(list);
      }),
    );
  });
});

describe('formats', () => {
  test('the first one is the default', () => {
    expect(PROXY_FORMATS[0].id).toBe(DEFAULT_FORMAT);
    expect(DEFAULT_FORMAT).toBe('host:port:user:pass');
  });

  test('an unknown stored name is ignored', () => {
    expect(isProxyFormat('json')).toBe(true);
    expect(isProxyFormat('xml')).toBe(false);
    expect(isProxyFormat(null)).toBe(false);
  });
});

describe('entries', () => {
  test('lengths that do not match are ignored', () => {
    const whole = [{ kind: 'user', text: 'abc' }];
    expect(cut('abc', [{ kind: 'country', length: 2 }], 'user')).toEqual(whole);
    expect(cut('abc', undefined, 'user')).toEqual(whole);
    const segments = cut(
      'abc',
      [
        { kind: 'country', length: 2 },
        { kind: 'city', length: 1 },
      ],
      'user',
    );
    expect(segments).toEqual([
      { kind: 'country', text: 'ab' },
      { kind: 'city', text: 'c' },
    ]);
  });
});
