import { describe, expect, test } from 'vitest';
import {
  DOWNLOAD_KINDS,
  downloadKindOf,
  downloadMime,
  fileText,
  formatOfFile,
} from '../../src/domain/proxies/download.ts';
import type { DownloadKind } from '../../src/domain/proxies/download.ts';
import { formatList } from '../../src/domain/proxies/format.ts';
import { downloadName } from '../../src/domain/text.ts';

type List = Parameters<typeof formatList>;
const downloadText = (entries: List[0], kind: DownloadKind, format: List[1], ...rest: unknown[]) =>
  fileText(
    formatList(entries, formatOfFile(kind, format), ...(rest as [List[2]?, List[3]?])),
    kind,
  );

const list = [{ host: 'h', port: 1, user: 'u', password: 'p' }];

describe('a download', () => {
  test('is named by product name and timestamp', () => {
    const now = new Date('2026-11-21T05:05:49.500Z');
    expect(downloadName('Ambergate', now, 'txt')).toBe('Ambergate_2026-11-21_05-05-49.txt');
  });

  test('as TXT has the chosen format and ends with a line feed', () => {
    expect(downloadText(list, 'txt', 'user:pass@host:port')).toBe('u:p@h:1\n');
    expect(downloadText(list, 'txt', 'template', '{host}!')).toBe('h!\n');
    const tokens = { user: [{ kind: 'city', length: 1 }], password: [] } as const;
    expect(downloadText(list, 'txt', 'template', '{city}', tokens)).toBe('u\n');
  });

  test('as TXT has the default format in place of CSV and JSON', () => {
    expect(downloadText(list, 'txt', 'csv')).toBe('h:1:u:p\n');
    expect(downloadText(list, 'txt', 'json')).toBe('h:1:u:p\n');
  });

  test('as CSV and JSON does not depend on the format', () => {
    expect(downloadText(list, 'csv', 'http-url')).toBe('host,port,user,password\r\nh,1,u,p\r\n');
    expect(JSON.parse(downloadText(list, 'json', 'csv'))).toEqual(list);
  });

  test('has the kind that belongs to its format', () => {
    expect(DOWNLOAD_KINDS).toEqual(['txt', 'csv', 'json']);
    expect(
      ['csv', 'json', 'http-url', 'template'].map((format) => downloadKindOf(format as 'csv')),
    ).toEqual(['csv', 'json', 'txt', 'txt']);
  });

  test('has the type of its kind', () => {
    expect(downloadMime('txt')).toBe('text/plain;charset=utf-8');
    expect(downloadMime('csv')).toBe('text/csv;charset=utf-8');
    expect(downloadMime('json')).toBe('application/json');
  });
});
