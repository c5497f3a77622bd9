import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatServerTime,
  parseAnalysisTime,
  parseServerTime,
} from '../../src/domain/server-time.ts';

describe('a server time', () => {
  test.each([
    ['2026-11-21 05:06:07', '2026-11-21T05:06:07.000Z'],
    [' 2026-11-21T05:06:07Z ', '2026-11-21T05:06:07.000Z'],
    ['2026-11-21 05:06:07.250', '2026-11-21T05:06:07.000Z'],
    ['2028-02-29 23:59:59', '2028-02-29T23:59:59.000Z'],
    ['0026-01-01 00:00:00', '0026-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(parseServerTime(text)?.toISOString()).toBe(iso);
  });

  test.each([
    '',
    '2026-11-21',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-01 00:00:00',
    '2026-01-00 00:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 00:60:00',
    '2026-01-01 00:00:60',
    'x2026-01-01 00:00:00',
    '2026-01-01 00:00:00 PM',
    '2026.01.01 00:00:00',
  ])('"%s" is invalid', (text) => {
    expect(parseServerTime(text)).toBeNull();
  });

  test('law: formatting and parsing a time restores the second', () => {
    const seconds = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = new Date(second * 1000);
        expect(parseServerTime(formatServerTime(instant))).toEqual(instant);
      }),
    );
  });

  test('fractions of a second are ignored', () => {
    expect(formatServerTime(new Date('2026-11-21T05:06:07.999Z'))).toBe('2026-11-21 05:06:07');
  });

  test('law: parsing never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseServerTime(text)).toBeNull();
        expect(parseAnalysisTime(text)).toBeNull();
      }),
    );
  });
});

describe('the time of an analysis row', () => {
  test.each([
    ['2026.11.21 05:06', '2026-11-21T05:06:00.000Z'],
    ['2026.11.21 05', '2026-11-21T05:00:00.000Z'],
    [' 2026.11.21 05:06:07', '2026-11-21T05:06:07.000Z'],
    ['2026-11-21T05:06', '2026-11-21T05:06:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(parseAnalysisTime(text)?.toISOString()).toBe(iso);
  });

  test.each([
    '2026.11.21',
    '2026.02.30 05:06',
    '2026.11.21 5',
    'x2026.11.21 05:06',
    '2026.11.21 05:06x',
  ])('%s is invalid', (text) => {
    expect(parseAnalysisTime(text)).toBeNull();
  });
});
