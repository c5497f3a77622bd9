import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSettings,
  MAX_FILE,
  fileText,
  readSettings,
  type FileProblem,
} from '../../../src/features/account/settings-file.ts';
import { labelsOf } from '../../../src/saved/plan-labels.ts';
import { SETTINGS_FORMAT } from '../../sold.ts';

const EMAIL = 'ada@example.com';
const RECIPE = {
  name: 'Berlin',
  settings: { tier: 'basic', country: 'de', state: '', city: '', life: 15, amount: 20 },
  format: 'host:port:user:pass',
};
const CONTENT = { customer: EMAIL, recipes: [], labels: { 'ISP-1': 'Shop in Köln' } };

const PROBLEMS: readonly unknown[] = [
  'too-large',
  'foreign',
  'newer',
  'damaged',
  'other-customer',
] satisfies FileProblem[];

const fileOf = (text: string) => new Blob([text], { type: 'application/json' });

test('a file that was moved after it was chosen is damaged', async () => {
  const moved = fileOf(fileText(CONTENT));
  moved.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readSettings(moved, EMAIL)).toBe('damaged');
});

describe('a settings file', () => {
  test.each<[FileProblem, string]>([
    ['foreign', ''],
    ['foreign', 'host:80:user:password'],
    ['foreign', '[]'],
    ['foreign', '{"format":"other","version":1}'],
    ['newer', fileText(CONTENT).replace('"version": 1', '"version": 2')],
    ['too-large', ' '.repeat(MAX_FILE + 1)],
  ])('is %s', async (problem, text) => {
    expect(await readSettings(fileOf(text), EMAIL)).toBe(problem);
  });

  test('of any text is read or reported as one of the known problems', async () => {
    const anyFile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            format: fc.constantFrom(SETTINGS_FORMAT, 'x'),
            version: fc.constantFrom(1, 2, 0, 'x', 1.5),
            content: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(anyFile, async (text) => {
        const read = await readSettings(fileOf(text), EMAIL);
        expect(PROBLEMS.includes(read) || typeof read === 'object').toBe(true);
      }),
    );
  });
});

describe('the content of a file', () => {
  test("is read within its limits, whatever the case of the customer's email", async () => {
    const lineFormat = { format: 'http-url', template: '{host}' };
    const content = { ...CONTENT, recipes: [RECIPE], lineFormat, theme: 'light', more: 1 };
    const read = readSettings(fileOf(fileText(content)), 'Ada@Example.com');
    expect(await read).toEqual({
      recipes: [RECIPE],
      labels: CONTENT.labels,
      lineFormat,
      theme: 'light',
    });
  });

  test.each<[FileProblem, object | undefined]>([
    ['other-customer', { ...CONTENT, customer: 'bob@example.com' }],
    ['damaged', undefined],
    ['damaged', { ...CONTENT, customer: undefined }],
    ['damaged', { ...CONTENT, theme: 'pink' }],
    ['damaged', { ...CONTENT, lineFormat: { format: 'none', template: '' } }],
    ['damaged', { ...CONTENT, recipes: [{ ...RECIPE, format: 'none' }] }],
    ['damaged', { ...CONTENT, recipes: Array.from({ length: 1001 }, () => RECIPE) }],
    ['damaged', { ...CONTENT, labels: { 'ISP-1': 'x'.repeat(101) } }],
  ])('is rejected as %s', async (problem, content) => {
    expect(await readSettings(fileOf(fileText(content)), EMAIL)).toBe(problem);
  });
});

test('labels from the file replace existing ones, and other labels are kept', () => {
  const owner = { email: EMAIL, visitId: 1 };
  addSettings(owner, { recipes: [], labels: { 'ISP-1': 'old', 'ISP-2': 'kept' } });
  addSettings(owner, { recipes: [], labels: { 'ISP-1': 'new' } });
  expect(labelsOf(owner).read()).toEqual({ 'ISP-1': 'new', 'ISP-2': 'kept' });
});
