import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProxyEntry } from '../../src/domain/proxy-entry.ts';
import { formatEntry } from '../../src/domain/proxy-format.ts';
import type { ProxyFormat } from '../../src/domain/proxy-formats.ts';
import { PROXY_FORMATS } from '../../src/domain/proxy-formats.ts';
import { parseLine, parseList } from '../../src/domain/proxy-parse.ts';

const formats = fc.constantFrom<ProxyFormat>(...PROXY_FORMATS.map((format) => format.id));
const entry: ProxyEntry = { host: 'h.example', port: 8080, user: 'bob', password: 'p@:#%/' };

describe('a line that is not of the format', () => {
  test.each<[ProxyFormat, string]>([
    ['host:port:user:pass', ''],
    ['host:port:user:pass', 'h'],
    ['host:port:user:pass', 'h:0:u:p'],
    ['host:port:user:pass', 'h:65536:u:p'],
    ['host:port:user:pass', 'h:123456:u:p'],
    ['host:port:user:pass', 'h:8x:u:p'],
    ['host:port:user:pass', ' h:80:u:p'],
    ['host:port:user:pass', '[]:80'],
    ['host:port:user:pass', ':80:u:p'],
    ['user:pass@host:port', 'u:p:h:80'],
    ['user:pass@host:port', 'u:p@h:80x'],
    ['user:pass@host:port', 'u:p@h'],
    ['user:pass:host:port', 'u:p@h:80'],
    ['user:pass:host:port', 'u:p:h:0'],
    ['http-url', 'u:p@h:80'],
    ['http-url', 'x http://h:80'],
    ['http-url', 'http://u:p:h:80'],
    ['host:port:user:pass', 'h:80a:u'],
    ['http-url', 'http://u:p@h'],
    ['http-url', 'http://h:80//'],
    ['csv', ''],
    ['csv', 'h'],
    ['csv', 'h,x,u,p'],
    ['csv', 'h,1x,u,p'],
    ['csv', 'h,x1,u,p'],
    ['json', '5'],
    ['json', '{'],
    ['json', 'h'],
    ['json', 'null'],
    ['json', '"h"'],
    ['json', '{"host":"h"}'],
    ['json', '{"port":1}'],
    ['json', '{"host":"h","port":{}}'],
    ['template', 'h'],
    ['template', 'h:0:u:p'],
    ['template', 'h:65536:u:p'],
  ])('%s gives nothing for "%s"', (format, line) => {
    expect(parseLine(line, format)).toBeNull();
  });

  test.each(['{host} {user}', '{port} {user}', ''])(
    'the template "%s" gives nothing back',
    (template) => {
      expect(parseLine(formatEntry(entry, 'template', template), 'template', template)).toBeNull();
    },
  );

  test('law: no text makes reading throw', () => {
    fc.assert(
      fc.property(fc.string(), formats, (text, format) => {
        parseLine(text, format);
        parseList(text, format, text);
      }),
    );
  });
});

describe('reading is lenient where the meaning is certain', () => {
  test.each<[ProxyFormat, string, ProxyEntry]>([
    ['http-url', 'HTTPS://u:p%@h:1/', { host: 'h', port: 1, user: 'u', password: 'p%' }],
    ['http-url', 'http://u:p%E0%A4@h:1', { host: 'h', port: 1, user: 'u', password: 'p%E0%A4' }],
    ['http-url', 'svn+ssh-1.0://u@h:1', { host: 'h', port: 1, user: 'u', password: null }],
    ['json', '{"host":"[::1]","port":"1"}', { host: '::1', port: 1, user: '', password: null }],
    [
      'json',
      '{"host":"h","port":1,"user":5,"password":6}',
      { host: 'h', port: 1, user: '5', password: '6' },
    ],
    ['http-url', 'http://u:a/b@h:1', { host: 'h', port: 1, user: 'u', password: 'a/b' }],
    ['csv', '"h","1","u"', { host: 'h', port: 1, user: 'u', password: null }],
    ['host:port:user:pass', 'h:00080:u:', { host: 'h', port: 80, user: 'u', password: null }],
    ['host:port:user:pass', 'h:65535', { host: 'h', port: 65_535, user: '', password: null }],
    ['template', 'h:65535:u:p', { host: 'h', port: 65_535, user: 'u', password: 'p' }],
  ])('%s reads %s', (format, line, expected) => {
    expect(parseLine(line, format)).toEqual(expected);
  });
});
