import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** House words, each with the field's word. Keys are pressed; file names and code keep their names. */
const RETIRED: readonly [word: RegExp, instead: string][] = [
  [/\bfloors?\b/i, 'layer'],
  [/\brooms?\b/i, 'folder, or space'],
  [/\b(walks?|walked)\b/i, 'journey'],
  [/\b(the|every|each|this|any|same|own|last) stops?\b/i, 'step'],
  [/\bpress(es|ed|ing)?\b(?! (a key|Tab|Enter|Esc|Ctrl))/i, 'click'],
  [/\bplanted\b/i, 'injected'],
  [/\banew\b/i, 'again'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bwhat travels\b/i, 'the wire format'],
];
const LONGEST_SENTENCE = 25;

/** `npm run bench:report` writes docs/performance.md from the words of `bench`. */
const documents = globSync('{*.md,{docs,packages,tests}/**/*.md,.github/**/*.md}').filter(
  (file) => file !== 'docs/performance.md',
);
const source = globSync(['*.ts', '{src,packages,tools,tests}/**/*.{ts,tsx}']).filter(
  (file) => file !== 'tests/words.test.ts',
);

type Words = { place: string; text: string };
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Paths, names of files and code are no prose. */
const prose = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[\w./-]+\.(?:spec|test|ts|tsx|md)\b/g, 'file')
    .replaceAll(/[\w-]+\/[\w./-]+/g, 'path');

/** Comments, and the titles and reasons of tests. */
function wordsOf(file: string): Words[] {
  const text = readFileSync(file, 'utf8');
  const patterns = [
    /^[ \t]*(?:\/\/|\/?\*).*$|(?<=[\s;,{(])\/\/ .*$|\/\*\*.*?\*\//gm,
    /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?<words>(['"`])(?:\\.|(?!\2)[^\n])*\2)/g,
    /\b(?:onlyInAll|fewerInGate)\((?:[^'"`()]|\{[^}]*\})*(?<words>(['"`])(?:\\.|(?!\2)[^\n])*\2)/g,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
      place: `${file}:${lineOf(text, index)}`,
      text: groups?.['words']?.slice(1, -1) ?? found,
    })),
  );
}

/** The paragraphs of a document, without code and headings; with its tables where they are asked for. */
function paragraphsOf(file: string, tables: boolean): Words[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^[ \t]*```.*?^[ \t]*```/gms, (code) =>
    code.replaceAll(/[^\n]/g, ''),
  );
  const noProse = tables ? /^(?:#|\s*$)/ : /^(?:#|\s*\||\s*$)/;
  const found: Words[] = [];
  let isOpen = false;
  for (const [at, line] of text.split('\n').entries()) {
    const isItem = /^\s*(?:[-*]|\d+\.) /.test(line);
    const last = found.at(-1);
    if (noProse.test(line)) isOpen = false;
    else if (isOpen && !isItem && last !== undefined) last.text += ` ${line.trim()}`;
    else {
      found.push({ place: `${file}:${at + 1}`, text: line.trim() });
      isOpen = true;
    }
  }
  return found;
}

function retiredIn(words: readonly Words[]): string[] {
  return words.flatMap(({ place, text }) =>
    RETIRED.filter(([word]) => word.test(prose(text))).map(
      ([word, instead]) => `${place} ${word.exec(prose(text))?.[0]} (write: ${instead})`,
    ),
  );
}

describe('retired words', () => {
  test('are in no comment, title or reason of a test', () => {
    const words = source.flatMap(wordsOf);
    expect(words.length).toBeGreaterThan(1000);
    expect(retiredIn(words)).toEqual([]);
  });

  test('are in no document', () => {
    expect(retiredIn(documents.flatMap((file) => paragraphsOf(file, true)))).toEqual([]);
  });
});

test(`no sentence of a document is longer than ${LONGEST_SENTENCE} words`, () => {
  const long = documents
    .flatMap((file) => paragraphsOf(file, false))
    .flatMap(({ place, text }) =>
      // What stands after a colon or semicolon is read by itself.
      prose(text)
        .split(/(?<=[.!?:;]["'”)*_\]]*)\s+/)
        .map((sentence) => ({ place, sentence }))
        .filter(
          ({ sentence }) =>
            sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length >
            LONGEST_SENTENCE,
        ),
    );
  expect(long).toEqual([]);
});
