import { expect, test } from 'vitest';
import { readAnnouncement, wordsIn } from '../../src/domain/announcement.ts';

const read = (value: unknown) => readAnnouncement(JSON.stringify(value));

test('an announcement needs only a text, and the rest has defaults', () => {
  expect(read({ text: 'Hello' })).toEqual({
    text: 'Hello',
    link: null,
    tone: 'info',
    from: -Infinity,
    until: Infinity,
    maintenance: false,
  });
  expect(read({})).toBeNull();
});

const text = 'Hello';

test.each<[value: unknown, problem: string | RegExp]>([
  ['', 'It is not a JSON object.'],
  ['{"text":"Hello",}', 'It is not a JSON object.'],
  ['<!doctype html>', 'It is not a JSON object.'],
  ['[]', 'It is not a JSON object.'],
  ['null', 'It is not a JSON object.'],
  [{ link: null }, /^text is not one line/],
  [{ text: '' }, /^text is not one line/],
  [{ text: ' ' }, /^text is not one line/],
  [{ text: 'a\nb' }, /^text is not one line/],
  [{ text: 'a'.repeat(201) }, /^text is not one line of 1 to 200/],
  [{ text: {} }, /^text is not one line/],
  [{ text: { English: 'Hello' } }, /^text is not one line/],
  [{ text: { en: { de: 'Hallo' } } }, /^text is not one line/],
  [{ text: ['Hello'] }, /^text is not one line/],
  [{ text, maintainance: true }, /^maintainance is not a field/],
  [{ text, link: 'https://a.example' }, /^link is not an object/],
  [{ text, link: { url: '/pricing' } }, /^text of link is not/],
  [{ text, link: { text, url: '/', rel: 'x' } }, /^In link, rel is not a field/],
  ...[
    'javascript:alert(1)',
    'http://a.example',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    'pricing',
    'https:a.example',
    'https://',
    'https://me:secret@a.example',
    'mailto:me@a.example',
    7,
  ].map((url): [unknown, RegExp] => [{ text, link: { text, url } }, /^url of link is neither/]),
  [{ text, tone: 'danger' }, /^tone is neither/],
  [{ text, from: '2026-12-01' }, /^from is not a time with its zone/],
  [{ text, until: '2026-12-01T08:00' }, /^until is not a time with its zone/],
  [{ text, until: '2026-13-01T08:00Z' }, /^until is not a time/],
  [{ text, from: 1 }, /^from is not a time/],
  [{ text, from: '2026-12-01T08:00Z', until: '2026-12-01T09:00+01:00' }, /^until is not after/],
  [{ text, maintenance: 'yes' }, /^maintenance is neither/],
])('%j is rejected', (value, problem) => {
  const file = typeof value === 'string' ? value : JSON.stringify(value);
  expect(readAnnouncement(file)).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

test('links can be https URLs and paths of the shop', () => {
  for (const url of ['https://status.example/?a=b#c', '/', '/pricing?plan=isp', '/faq#fees'])
    expect(read({ text, link: { text: { en: 'More' }, url } })).toMatchObject({ link: { url } });
});

test("the text is in the page's language, a broader one, English, or the first one listed", () => {
  const words = { fr: 'Salut', de: 'Hallo', en: 'Hello' };
  expect(wordsIn(words, 'de')).toEqual({ text: 'Hallo', lang: 'de' });
  expect(wordsIn(words, 'de-AT')).toEqual({ text: 'Hallo', lang: 'de' });
  expect(wordsIn(words, 'ja')).toEqual({ text: 'Hello', lang: 'en' });
  expect(wordsIn({ fr: 'Salut' }, 'constructor')).toEqual({ text: 'Salut', lang: 'fr' });
  expect(wordsIn('Hello', 'de')).toEqual({ text: 'Hello' });
});
