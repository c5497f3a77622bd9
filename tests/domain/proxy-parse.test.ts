import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';
import { parsePort, readLayout } from '../../src/domain/proxies/recognise.ts';
import { parseProxyUrl } from './read-formatted.ts';

const LAYOUTS = {
  'host:port:user:pass': (line: string) => readLayout('host:port:user:pass', line),
  'user:pass@host:port': (line: string) => readLayout('user:pass@host:port', line),
  'user:pass:host:port': (line: string) => readLayout('user:pass:host:port', line),
  url: parseProxyUrl,
} as const;
type Layout = keyof typeof LAYOUTS;

describe('a line with a different layout', () => {
  test.each<[Layout, string]>([
    ['host:port:user:pass', ''],
    ['host:port:user:pass', 'h'],
    ['host:port:user:pass', 'h:0:u:p'],
    ['host:port:user:pass', 'h:65536:u:p'],
    ['host:port:user:pass', 'h:123456:u:p'],
    ['host:port:user:pass', 'h:8x:u:p'],
    ['host:port:user:pass', ' h:80:u:p'],
    ['host:port:user:pass', '[]:80'],
    ['host:port:user:pass', ':80:u:p'],
    ['host:port:user:pass', 'h:80a:u'],
    ['user:pass@host:port', 'u:p:h:80'],
    ['user:pass@host:port', 'u:p@h:80x'],
    ['user:pass@host:port', 'u:p@h'],
    ['user:pass:host:port', 'u:p@h:80'],
    ['user:pass:host:port', 'u:p:h:0'],
    ['url', 'u:p@h:80'],
    ['url', 'x http://h:80'],
    ['url', 'http://u:p:h:80'],
    ['url', 'http://u:p@h'],
    ['url', 'http://h:80//'],
  ])('is rejected by %s: "%s"', (layout, line) => {
    expect(LAYOUTS[layout](line)).toBeNull();
  });

  test('law: parsing never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of Object.values(LAYOUTS)) read(text);
      }),
    );
  });
});

describe('parsing is lenient if the meaning is certain', () => {
  test.each<[Layout, string, ProxyEntry]>([
    ['url', 'HTTPS://u:p%@h:1/', { host: 'h', port: 1, user: 'u', password: 'p%' }],
    ['url', 'http://u:p%E0%A4@h:1', { host: 'h', port: 1, user: 'u', password: 'p%E0%A4' }],
    ['url', 'svn+ssh-1.0://u@h:1', { host: 'h', port: 1, user: 'u', password: null }],
    ['url', 'http://u:a/b@h:1', { host: 'h', port: 1, user: 'u', password: 'a/b' }],
    ['host:port:user:pass', 'h:00080:u:', { host: 'h', port: 80, user: 'u', password: null }],
    ['host:port:user:pass', 'h:65535', { host: 'h', port: 65_535, user: '', password: null }],
  ])('%s reads %s', (layout, line, expected) => {
    expect(LAYOUTS[layout](line)).toEqual(expected);
  });
});

test('a port is a number from 1 to 65535', () => {
  expect(['1', '00080', '65535'].map(parsePort)).toEqual([1, 80, 65_535]);
  for (const other of ['', '0', '65536', '123456', '8x', ' 80', '-1', '1.5', '8e1']) {
    expect(parsePort(other), other).toBeNull();
  }
});
