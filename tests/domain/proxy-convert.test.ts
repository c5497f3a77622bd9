import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConvertedLine } from '../../src/domain/proxies/convert.ts';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';
import { convertedEntries, convertText } from './convert-text.ts';

const expected: ProxyEntry = { host: '1.2.3.4', port: 8080, user: 'bob', password: 'pw' };
const only = (text: string): ConvertedLine => {
  const lines = convertText(text);
  expect(lines).toHaveLength(1);
  return lines[0] as ConvertedLine;
};
const show = (line: ConvertedLine) => {
  if (line.status === 'ok') return `${line.layout} ${line.repairs.join(', ')}`.trim();
  return line.status === 'problem' ? line.problem : line.reason;
};

describe('a layout is recognized', () => {
  test.each([
    ['host:port:user:pass', '1.2.3.4:8080:bob:pw'],
    ['user:pass@host:port', 'bob:pw@1.2.3.4:8080'],
    ['user:pass:host:port', 'bob:pw:1.2.3.4:8080'],
    ['host:port@user:pass', '1.2.3.4:8080@bob:pw'],
    ['url', 'http://bob:pw@1.2.3.4:8080'],
    ['url', 'HTTPS://bob:p%77@1.2.3.4:8080/'],
    ['url', 'socks5h://bob:pw@1.2.3.4:8080'],
    ['url', 'socks4a://bob:pw@1.2.3.4:8080'],
    ['url', 'socks://bob:pw@1.2.3.4:8080'],
    ['separated', '1.2.3.4,8080,bob,pw'],
    ['separated', '"1.2.3.4","8080","bob","pw"'],
    ['separated', '1.2.3.4; 8080; bob; pw'],
    ['separated', '1.2.3.4\t8080\tbob\tpw'],
    ['separated', '1.2.3.4|8080|bob|pw'],
    ['separated', '1.2.3.4 8080 bob pw'],
    ['separated', '1.2.3.4:8080 bob:pw'],
    ['separated', '1.2.3.4:8080,bob,pw'],
    ['separated', '1.2.3.4   8080\u00A0bob  pw'],
    ['separated', '1.2.3.4:8080;bob:pw'],
    ['json', '{"a":null,"ip":"1.2.3.4","user":"bob","user":"bob","port":8080,"pass":"pw"}'],
    ['separated', 'bob pw 1.2.3.4 8080'],
    ['json', '{"host":"1.2.3.4","port":8080,"user":"bob","password":"pw"}'],
    ['json', '{"IP":"1.2.3.4","proxy_port":"8080","userName":"bob","pwd":"pw","x":[1]}'],
  ])('%s in %s', (layout, text) => {
    expect(only(text)).toMatchObject({
      line: 1,
      raw: text,
      status: 'ok',
      entry: expected,
      layout,
      repairs: [],
    });
  });

  test.each([
    ['1.2.3.4:8080', { host: '1.2.3.4', port: 8080, user: '', password: null }, 'host:port'],
    ['http://1.2.3.4:8080', { host: '1.2.3.4', port: 8080, user: '', password: null }, 'url'],
    [
      '1.2.3.4:8080:bob',
      { host: '1.2.3.4', port: 8080, user: 'bob', password: null },
      'host:port:user:pass',
    ],
    [
      'bob@1.2.3.4:8080',
      { host: '1.2.3.4', port: 8080, user: 'bob', password: null },
      'user:pass@host:port',
    ],
    [
      '[2001:db8::1]:8080:bob:pw',
      { host: '2001:db8::1', port: 8080, user: 'bob', password: 'pw' },
      'host:port:user:pass',
    ],
    [
      'gate:8080:bob:pw',
      { host: 'gate', port: 8080, user: 'bob', password: 'pw' },
      'host:port:user:pass',
    ],
    ['1.2.3.4 8080', { host: '1.2.3.4', port: 8080, user: '', password: null }, 'separated'],
    ['1.2.3.4 8080 bob', { host: '1.2.3.4', port: 8080, user: 'bob', password: null }, 'separated'],
  ])('%s without some of its parts', (text, entry, layout) => {
    expect(only(text)).toMatchObject({ status: 'ok', entry, layout });
  });
});

describe('a text', () => {
  test('is split at line breaks of every kind', () => {
    const lines = convertText('1.2.3.4:8080:bob:pw\r\n1.2.3.4:8080:bob:pw\r1.2.3.4:8080:bob:pw\n');
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(convertedEntries(lines)).toEqual([expected, expected, expected]);
  });
});

describe('every line without a proxy is reported', () => {
  test.each([
    ['# 1.2.3.4:8080', 'comment'],
    ['// list', 'comment'],
    ['; list', 'comment'],
    ['', 'blank'],
    [' \t', 'blank'],
    ['[', 'bracket'],
    ['],', 'bracket'],
  ])('"%s" is skipped as %s', (text, reason) => {
    const [, line] = convertText(`1.2.3.4:8080\n${text}\n`);
    expect(line).toEqual({ line: 2, raw: text, status: 'skipped', reason });
  });

  test('a line of exactly 4096 characters is read', () => {
    const entry = only(`1.2.3.4:8080:bob:${'x'.repeat(4096 - 17)}`);
    expect(entry.status).toBe('ok');
    expect(only(`1.2.3.4:8080:bob:${'x'.repeat(4097 - 17)}`).status).toBe('problem');
  });

  test.each(['"', 'a', ',', ':'])('the single character %s is not a proxy', (text) => {
    expect(only(text)).toMatchObject({ raw: text });
    expect(convertedEntries(convertText(text))).toEqual([]);
  });

  test('an empty text has no lines', () => {
    expect(convertText('')).toEqual([]);
  });
});

describe('a table with a header', () => {
  test.each([',', ';', '\t', '|'])('is read by its columns, separated by %j', (delimiter) => {
    const rows = [
      ['Password', 'Country', 'Host', 'Port', 'User-Name'],
      ['pw', 'us', '1.2.3.4', '8080', 'bob'],
    ];
    const lines = convertText(
      `# exported\n\n${rows.map((row) => row.join(delimiter)).join('\n')}\n`,
    );
    expect(lines.map(show)).toEqual(['comment', 'blank', 'header', 'csv']);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(convertedEntries(lines)).toEqual([expected]);
  });

  test('keeps quoted cells and removes guards', () => {
    const lines = convertText(
      'host,port,user,password\r\n1.2.3.4,8080,\'=b,"p,""w1"\r\n1.2.3.4,1,,\r\n',
    );
    expect(convertedEntries(lines)).toEqual([
      { host: '1.2.3.4', port: 8080, user: '=b', password: 'p,"w1' },
      { host: '1.2.3.4', port: 1, user: '', password: null },
    ]);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('reads rows that do not fit as lines, including those inside an unclosed quote', () => {
    const lines = convertText('host,port\n"x\n1.2.3.4:8080:bob:pw\n1.2.3.4,8080');
    expect(lines.map(show)).toEqual([
      'header',
      'No host and port found.',
      'host:port:user:pass',
      'separated',
    ]);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  test('can be indented, and keeps spaces in a password', () => {
    const lines = convertText('\uFEFF host , port , pass , note\n 1.2.3.4 , 8080 , p w , x ');
    expect(convertedEntries(lines)).toEqual([
      { host: '1.2.3.4', port: 8080, user: '', password: ' p w ' },
    ]);
  });

  test('rejects an invalid host', () => {
    expect(convertText('host,port\n-bad-,80').map(show)).toEqual([
      'header',
      'No host and port found.',
    ]);
  });

  test('must name host and port in its header', () => {
    expect(convertText('host,user\n1.2.3.4,8080').map(show)).toEqual([
      'No host and port found.',
      'separated',
    ]);
    expect(convertText('port,user\n1.2.3.4,8080').map(show)).toEqual([
      'No host and port found.',
      'separated',
    ]);
  });
});

describe('JSON', () => {
  test('can be an array, whose elements keep their line numbers', () => {
    const text =
      '\uFEFF[\n  {"host": "1.2.3.4",\n   "port": 8080, "user": "bob", "password": "pw"},\n  "bob:pw@1.2.3.4:8080", [], {},\n  5, "a,[\\"{", {"a":{"b":[1,2]}}\n]\n';
    const lines = convertText(text);
    expect(lines.map(show)).toEqual([
      'json',
      'user:pass@host:port',
      ...Array<string>(3).fill('This element has no host and port.'),
      'No host and port found.',
      'This element has no host and port.',
    ]);
    expect(lines.map(({ line }) => line)).toEqual([2, 4, 4, 4, 5, 5, 5]);
    expect(lines.map(({ raw }) => raw).slice(1)).toEqual([
      '"bob:pw@1.2.3.4:8080"',
      '[]',
      '{}',
      '5',
      '"a,[\\"{"',
      '{"a":{"b":[1,2]}}',
    ]);
    expect(convertedEntries(lines)).toEqual([expected, expected]);
  });

  test('can be one object over several lines, which is one entry', () => {
    const line = only('\n{\n"host":"1.2.3.4","port":8080,\n"user":"bob","password":"pw"\n}\n');
    expect(line).toMatchObject({ line: 2, entry: expected, layout: 'json' });
    expect(line.raw.startsWith('{') && line.raw.endsWith('}')).toBe(true);
  });

  test('law: no element of an array is lost, and each is quoted as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.nat({ max: 3 }), (values, indent) => {
        const lines = convertText(JSON.stringify(values, null, indent));
        expect(lines.map(({ raw }) => JSON.parse(raw) as unknown)).toEqual(
          JSON.parse(JSON.stringify(values)),
        );
      }),
    );
  });
});
