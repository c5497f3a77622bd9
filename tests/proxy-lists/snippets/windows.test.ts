import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cmdText, cmdWord, powerShellString } from '../../../src/proxy-lists/snippets/windows.ts';
import { powerShellStrings, readBatchLine, splitCommandLine } from './windows-shells.ts';

const signs = fc.constantFrom(...Array.from(`%!^"&|<>()$\`'‘’‚‛\\ \t=,;@a4é🎉`));
/** cmd does not support control characters, so none is generated. */
const texts = fc.oneof(
  fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('').replaceAll('\t', '')),
  fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, '')),
);

test('law: a program receives the exact argument from a batch file', () => {
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const line = readBatchLine(`curl --proxy ${cmdWord(first)} ${cmdWord(second)}`);
      expect(splitCommandLine(line)).toEqual(['curl', '--proxy', first, second]);
    }),
    { numRuns: 2000 },
  );
});

test('law: a variable set by a batch file has the exact value', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readBatchLine(`set NAME=${cmdText(text)}`)).toBe(`set NAME=${text}`);
    }),
    { numRuns: 2000 },
  );
});

test('law: PowerShell reads the exact string', () => {
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const script = `curl.exe ${powerShellString(first)} ${powerShellString(second)}`;
      expect(powerShellStrings(script)).toEqual([first, second]);
    }),
    { numRuns: 2000 },
  );
});

test('a line break does not start a second command', () => {
  expect(cmdWord('host\r\ncalc.exe')).toBe('^"hostcalc.exe^"');
});
