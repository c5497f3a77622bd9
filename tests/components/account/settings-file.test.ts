import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  parseContent,
  FileError,
  LARGEST_FILE,
  openText,
  readFile,
  sealedText,
  unseal,
} from '../../../src/app/account/settings-file.ts';
import type { FileProblem } from '../../../src/app/account/settings-file.ts';
import { SETTINGS_FORMAT } from '../../sold.ts';

const EMAIL = 'ada@example.com';
const RECIPE = {
  name: 'Berlin',
  settings: { tier: 'basic', country: 'de', state: '', city: '', life: 15, amount: 20 },
  format: 'host:port:user:pass',
};
const CONTENT = { customer: EMAIL, recipes: [], labels: { 'ISP-1': 'Shop in Köln' } };

// happy-dom knows no secure contexts.
beforeEach(() => void vi.stubGlobal('isSecureContext', true));

const fileOf = (text: string) => new Blob([text], { type: 'application/json' });
const changed = (text: string, change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(text) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};

async function sealedOf(text: string) {
  const { sealed } = await readFile(fileOf(text));
  if (sealed === undefined) throw new Error('The file is open');
  return sealed;
}

async function problemOf(job: () => unknown): Promise<FileProblem | null> {
  try {
    await job();
    return null;
  } catch (error) {
    if (error instanceof FileError) return error.problem;
    throw error;
  }
}

describe('an encrypted file', () => {
  test('opens with its pass phrase, however its letters are composed, and with no other', async () => {
    const text = await sealedText(CONTENT, 'Köln am Rhein');
    expect(text).not.toContain('Shop');
    expect(text).not.toContain(EMAIL);
    const sealed = await sealedOf(text);
    expect(await unseal(sealed, 'Ko\u0308ln am Rhein')).toEqual(CONTENT);
    expect(await problemOf(() => unseal(sealed, 'Köln am Main'))).toBe('wrong-pass-phrase');
    expect(await problemOf(() => unseal(sealed, ''))).toBe('wrong-pass-phrase');
  });

  test('is another one each time', async () => {
    const [one, two] = [await sealedText(CONTENT, 'amber-1'), await sealedText(CONTENT, 'amber-1')];
    const [first, second] = [await sealedOf(one), await sealedOf(two)];
    expect(first.content).not.toBe(second.content);
    expect(first.encryption.salt).not.toBe(second.encryption.salt);
    expect(first.encryption.iv).not.toBe(second.encryption.iv);
  });

  test('that was changed does not open', async () => {
    const sealed = await sealedOf(await sealedText(CONTENT, 'amber-1'));
    const other = sealed.content.startsWith('A') ? 'B' : 'A';
    const content = other + sealed.content.slice(1);
    expect(await problemOf(() => unseal({ ...sealed, content }, 'amber-1'))).toBe(
      'wrong-pass-phrase',
    );
  });

  test('does not open without Web Crypto', async () => {
    const sealed = await sealedOf(await sealedText(CONTENT, 'amber-1'));
    vi.stubGlobal('isSecureContext', false);
    expect(await problemOf(() => unseal(sealed, 'amber-1'))).toBe('no-crypto');
  });

  test.each([
    ['its salt', (encryption: Record<string, unknown>) => delete encryption['salt']],
    [
      'a sane number of rounds',
      (encryption: Record<string, unknown>) => (encryption['iterations'] = 1e9),
    ],
    ['a known cipher', (encryption: Record<string, unknown>) => (encryption['cipher'] = 'ROT13')],
  ])('without %s is damaged', async (_, change) => {
    const text = changed(await sealedText(CONTENT, 'amber-1'), ({ encryption }) => {
      change(encryption as Record<string, unknown>);
    });
    expect(await problemOf(() => readFile(fileOf(text)))).toBe('damaged');
  });
});

describe('an open file', () => {
  test('gives what was saved', async () => {
    expect(await readFile(fileOf(openText(CONTENT)))).toEqual({ content: CONTENT });
  });

  test.each<[FileProblem, string]>([
    ['foreign', ''],
    ['foreign', 'host:80:user:password'],
    ['foreign', '[]'],
    ['foreign', '{"format":"other","version":1}'],
    ['newer', openText(CONTENT).replace('"version": 1', '"version": 2')],
    ['damaged', changed(openText(CONTENT), (file) => delete file['content'])],
    ['too-large', ' '.repeat(LARGEST_FILE + 1)],
  ])('is %s', async (problem, text) => {
    expect(await problemOf(() => readFile(fileOf(text)))).toBe(problem);
  });

  test('of any text ends in content or in a problem with a name', async () => {
    const anyFile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            format: fc.constantFrom(SETTINGS_FORMAT, 'x'),
            version: fc.constantFrom(1, 2, 0, 'x', 1.5),
            content: fc.jsonValue(),
            encryption: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(anyFile, async (text) => {
        await problemOf(async () => {
          const { content } = await readFile(fileOf(text));
          parseContent(content, EMAIL);
        });
      }),
    );
  });
});

describe('the content of a file', () => {
  test('is read within its limits, for its customer in any case', () => {
    const lineFormat = { format: 'http-url', template: '{host}' };
    const read = parseContent(
      { ...CONTENT, recipes: [RECIPE], lineFormat, theme: 'light', more: 1 },
      'Ada@Example.com',
    );
    expect(read).toEqual({
      recipes: [RECIPE],
      labels: CONTENT.labels,
      lineFormat,
      theme: 'light',
    });
  });

  test.each<[FileProblem, object]>([
    ['other-customer', { ...CONTENT, customer: 'bob@example.com' }],
    ['damaged', { ...CONTENT, customer: undefined }],
    ['damaged', { ...CONTENT, theme: 'pink' }],
    ['damaged', { ...CONTENT, lineFormat: { format: 'none', template: '' } }],
    ['damaged', { ...CONTENT, recipes: [{ ...RECIPE, format: 'none' }] }],
    ['damaged', { ...CONTENT, recipes: Array.from({ length: 1001 }, () => RECIPE) }],
    ['damaged', { ...CONTENT, labels: { 'ISP-1': 'x'.repeat(101) } }],
  ])('is refused as %s', async (problem, content) => {
    expect(await problemOf(() => parseContent(content, EMAIL))).toBe(problem);
  });
});
