import { expect, test } from 'vitest';
import { convertWithPauses } from '../../src/proxy-lists/conversion.ts';
import { convertText } from '../domain/convert-text.ts';

const LINES = [
  'http://bob:pw@gate.example:8080',
  '1.2.3.4:99999',
  '',
  '# a comment',
  'gate.example;81;bob;pw',
];
const text = (repeats: number) =>
  Array.from({ length: repeats }, () => LINES)
    .flat()
    .join('\n');
/** A clock that advances by some milliseconds per reading, so that a slice is one line or a few. */
const clock = (step: number) => {
  let time = 0;
  return () => (time += step);
};
const never = new AbortController().signal;

test('reading a pasted text in slices has the same result as reading it at once', async () => {
  const pasted = text(100);
  const shares: number[] = [];
  const conversion = await convertWithPauses(pasted, {
    signal: never,
    onProgress: (share) => shares.push(share),
    now: clock(20),
  });
  const lines = convertText(pasted);
  expect(conversion.entries).toEqual(
    lines.flatMap((line) => (line.status === 'ok' ? [line.entry] : [])),
  );
  expect(conversion).toMatchObject({ problems: 100, skipped: 200, furtherNotes: 0 });
  expect(conversion.notes).toHaveLength(100);
  expect(conversion.notes[1]).toEqual({
    line: 7,
    raw: '1.2.3.4:99999',
    text: 'The port must be between 1 and 65535.',
    isProblem: true,
  });
  expect(shares.length).toBeGreaterThan(30);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(0.95);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test.each([
  ['lines', text(100)],
  ['a table', `host,port\n${'gate.example,81\n'.repeat(500)}`],
  ['JSON', JSON.stringify(Array.from({ length: 500 }, () => 'gate.example:81'))],
  ['blank lines', '\n'.repeat(500)],
  ['lines behind an open quote of a table', `host,port\n"${'gate.example,81\n'.repeat(500)}`],
])(
  'a pasted text of %s does not block other work, and stops when it is aborted',
  async (_, pasted) => {
    const abort = new AbortController();
    const seen: string[] = [];
    setTimeout(() => {
      seen.push('other work');
      abort.abort();
    });
    const options = {
      signal: abort.signal,
      onProgress: () => seen.push('report'),
      now: clock(1),
    };
    await expect(convertWithPauses(pasted, options)).rejects.toThrow('abort');
    expect([seen[0], seen.at(-1)]).toEqual(['report', 'other work']);
  },
);

test('a short pasted text is read at once', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const options = { signal: never, onProgress, now: () => 0 };
  expect((await convertWithPauses(text(20), options)).entries).toHaveLength(40);
  expect((await convertWithPauses('', options)).entries).toEqual([]);
  expect(shares).toEqual([]);
});

test('the first hundred lines that need a note get one, and the rest are counted', async () => {
  const long = `${'x'.repeat(500)}\n`.repeat(130);
  const conversion = await convertWithPauses(long, {
    signal: never,
    onProgress: () => undefined,
  });
  expect(conversion.notes.map(({ raw }) => raw.length)).toEqual(Array(100).fill(80));
  expect(conversion.furtherNotes).toBe(30);
});
