import { describe, expect, test } from 'vitest';
import {
  DOWNLOAD_KINDS,
  downloadKindOf,
  downloadMime,
  fileText,
  formatOfFile,
  type DownloadKind,
} from '../../src/domain/proxies/download.ts';
import type { ProxyEntry, CredentialSegments } from '../../src/domain/proxies/entry.ts';
import { formatList } from '../../src/domain/proxies/format.ts';
import { lineFormat, type LineFormat } from '../../src/domain/proxies/line-formats.ts';
import { downloadName } from '../../src/domain/text.ts';

const downloadText = (
  entries: readonly ProxyEntry[],
  kind: DownloadKind,
  { format, template }: LineFormat,
  segments?: CredentialSegments,
) =>
  fileText(formatList(entries, lineFormat(formatOfFile(kind, format), template), segments), kind);

const list = [{ host: 'h', port: 1, user: 'u', password: 'p' }];

describe('a download', () => {
  test('is named after the product and the time', () => {
    const now = new Date('2026-11-21T05:05:49.500Z');
    expect(downloadName('Ambergate', now, 'txt')).toBe('Ambergate_2026-11-21_05-05-49.txt');
  });

  test('as TXT uses the selected format and ends with a line feed', () => {
    expect(downloadText(list, 'txt', lineFormat('user:pass@host:port'))).toBe('u:p@h:1\n');
    expect(downloadText(list, 'txt', lineFormat('template', '{host}!'))).toBe('h!\n');
    const segments = { user: [{ kind: 'city', length: 1 }], password: [] } as const;
    expect(downloadText(list, 'txt', lineFormat('template', '{city}'), segments)).toBe('u\n');
  });

  test('as TXT uses the default format if CSV or JSON is selected', () => {
    expect(downloadText(list, 'txt', lineFormat('csv'))).toBe('h:1:u:p\n');
    expect(downloadText(list, 'txt', lineFormat('json'))).toBe('h:1:u:p\n');
  });

  test('as CSV and JSON is the same in every format', () => {
    expect(downloadText(list, 'csv', lineFormat('http-url'))).toBe(
      'host,port,user,password\r\nh,1,u,p\r\n',
    );
    expect(JSON.parse(downloadText(list, 'json', lineFormat('csv')))).toEqual(list);
  });

  test('has the file extension of its format', () => {
    expect(DOWNLOAD_KINDS).toEqual(['txt', 'csv', 'json']);
    expect(
      ['csv', 'json', 'http-url', 'template'].map((format) => downloadKindOf(format as 'csv')),
    ).toEqual(['csv', 'json', 'txt', 'txt']);
  });

  test('has the media type of its extension', () => {
    expect(downloadMime('txt')).toBe('text/plain;charset=utf-8');
    expect(downloadMime('csv')).toBe('text/csv;charset=utf-8');
    expect(downloadMime('json')).toBe('application/json');
  });
});
