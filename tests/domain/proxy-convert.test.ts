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

describe('a layout is recognised', () => {
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

  test.each([
    ['bob:1234:1.2.3.4:8080', '1.2.3.4'],
    ['bob:1234:gate.example:8080', 'gate.example'],
    ['gate.example:80:bob:8080', 'gate.example'],
    ['localhost:80:bob:8080', 'localhost'],
  ])('of two readings of %s the one whose host is no single word: %s', (text, host) => {
    expect(only(text)).toMatchObject({ status: 'ok', entry: { host }, repairs: [] });
  });
});

describe('a line is repaired', () => {
  test.each([
    ['  1.2.3.4:8080:bob:pw\t', 'host:port:user:pass spaces around it removed'],
    ['\uFEFF1.2.3.4:8080:bob:p\u200Bw', 'host:port:user:pass invisible characters removed'],
    ['"1.2.3.4:8080:bob:pw",', 'host:port:user:pass comma at the end removed, quotes removed'],
    ["'1.2.3.4:8080:bob:pw'", 'host:port:user:pass quotes removed'],
    ['“1.2.3.4:8080:bob:pw”;', 'host:port:user:pass comma at the end removed, quotes removed'],
    ['- 1.2.3.4:8080:bob:pw', 'host:port:user:pass list mark removed'],
    ['•   1.2.3.4:8080:bob:pw', 'host:port:user:pass list mark removed'],
    ['12) 1.2.3.4:8080:bob:pw', 'host:port:user:pass list mark removed'],
    ['1.2.3.4：8080：bob：pw', 'host:port:user:pass full-width signs replaced'],
    ['1。2。3。4:8080:bob:pw', 'host:port:user:pass full-width signs replaced'],
    ['bob:pw＠1.2.3.4:8080', 'user:pass@host:port full-width signs replaced'],
    ['1.2.3.4 : 8080 : bob : pw', 'host:port:user:pass spaces around colons removed'],
    ['http:bob:pw@1.2.3.4:8080', 'url slashes after the scheme repaired'],
    ['http:/bob:pw@1.2.3.4:8080', 'url slashes after the scheme repaired'],
    ['http:\\\\bob:pw@1.2.3.4:8080', 'url slashes after the scheme repaired'],
    ['http : // bob:pw@1.2.3.4:8080', 'url slashes after the scheme repaired'],
    ['http://bob:pw@1.2.3.4:8080/path?x=1', 'url path after the port removed'],
    [
      '{"host":"1.2.3.4","port":8080,"user":"bob","password":"pw"},',
      'json comma at the end removed',
    ],
  ])('%s: %s', (text, shown) => {
    const line = only(text);
    expect(show(line)).toBe(shown);
    expect(convertedEntries([line])).toEqual([expected]);
  });

  test('line breaks of every kind divide lines', () => {
    const lines = convertText('1.2.3.4:8080:bob:pw\r\n1.2.3.4:8080:bob:pw\r1.2.3.4:8080:bob:pw\n');
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(convertedEntries(lines)).toEqual([expected, expected, expected]);
  });
});

describe('every line that is not a proxy is reported', () => {
  test.each([
    ['hello', 'No host and port found.'],
    [
      '1.2.3.4,8080,bob,pw,us',
      'More than four columns: put a line with their names first, such as host,port,user,password.',
    ],
    [
      '1.2.3.4:8080,bob,pw,us',
      'It is not clear which part is the host, the port, the user and the password.',
    ],
    ['http://-bad-:8080', 'No host and port found.'],
    ['-bad- 8080', 'No host and port found.'],
    ['1.2.3.4 x', 'The port is missing.'],
    ['1.2.3.4 0 x1 y', 'The port must be between 1 and 65535.'],
    ['a1.2.3.444b c', 'The port is missing.'],
    ['0x 8a b9', 'No host and port found.'],
    ['2001:0db8:1:2:3:4', 'Write an IPv6 address in brackets, such as [2001:db8::1]:8080.'],
    ['12:30:45', 'No host and port found.'],
    ['hello world again', 'No host and port found.'],
    ['gate.example.com', 'The port is missing.'],
    ['http://bob:pw@gate.example.com', 'The port is missing.'],
    ['1.2.3.4:99999:bob:pw', 'The port must be between 1 and 65535.'],
    ['1.2.3.4:0', 'The port must be between 1 and 65535.'],
    ['1.2.3.444:8080', '1.2.3.444 is not an IP address.'],
    ['ftp://bob:pw@1.2.3.4:8080', 'ftp:// is not a kind of proxy. Use http, https or socks5.'],
    ['2001:db8::1:8080:bob:pw', 'Write an IPv6 address in brackets, such as [2001:db8::1]:8080.'],
    ['2001:db8:1:2:3:4:5:6', 'Write an IPv6 address in brackets, such as [2001:db8::1]:8080.'],
    ['{"host":"1.2.3.4"}', 'This element has no host and port.'],
    ['{"host":"1.2.3.4"},', 'No host and port found.'],
    ['1'.repeat(4097), 'This line is longer than 4096 characters.'],
  ])('%s: %s', (text, problem) => {
    expect(only(text)).toEqual({ line: 1, raw: text, status: 'problem', problem });
  });

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

  test.each(['"', 'a', ',', ':'])('the single character %s is no proxy', (text) => {
    expect(only(text)).toMatchObject({ raw: text });
    expect(convertedEntries(convertText(text))).toEqual([]);
  });

  test('an empty text gives nothing', () => {
    expect(convertText('')).toEqual([]);
  });
});

describe('a table with a header', () => {
  test.each([',', ';', '\t', '|'])('is read by its columns, divided by %j', (delimiter) => {
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

  test('keeps quoted cells and takes guards away', () => {
    const lines = convertText(
      'host,port,user,password\r\n1.2.3.4,8080,\'=b,"p,""w1"\r\n1.2.3.4,1,,\r\n',
    );
    expect(convertedEntries(lines)).toEqual([
      { host: '1.2.3.4', port: 8080, user: '=b', password: 'p,"w1' },
      { host: '1.2.3.4', port: 1, user: '', password: null },
    ]);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('reads rows that do not fit as lines, also those that an open quote would swallow', () => {
    const lines = convertText('host,port\n"x\n1.2.3.4:8080:bob:pw\n1.2.3.4,8080');
    expect(lines.map(show)).toEqual([
      'header',
      'No host and port found.',
      'host:port:user:pass',
      'separated',
    ]);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  test('may be indented, and keeps spaces within a password', () => {
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

  test('needs host and port in its header', () => {
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
  test('gives each element of an array, with its line', () => {
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

  test('as one object over several lines is one entry', () => {
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
