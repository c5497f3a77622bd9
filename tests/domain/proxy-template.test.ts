import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseTemplate,
  credentialParts,
  parseTemplate,
} from '../../src/domain/proxies/template.ts';

const templates = {
  proxyGlobalFmt: 'global',
  proxyCountryFmt: 'country',
  proxyStateFmt: 'state',
  proxyCityFmt: 'city',
};
const nowhere = { country: '', state: '', city: '' };

describe('the parts of a template', () => {
  const show = (template: string) =>
    parseTemplate(template).map(({ placeholder, text }) => placeholder ?? `"${text}"`);

  test('are its placeholders and the texts between them', () => {
    expect(show('{user}-{country}{state}-{city}:{session}-{life}:{pwd}')).toEqual([
      'user',
      '"-"',
      'country',
      'state',
      '"-"',
      'city',
      '":"',
      'session',
      '"-"',
      'life',
      '":"',
      'pwd',
    ]);
  });

  test('are texts if a placeholder is unknown or a brace is unmatched', () => {
    expect(show('{User} {users} {} {{user}} }{')).toEqual([
      '"{User} {users} {} {"',
      'user',
      '"} }{"',
    ]);
  });

  const placeholders = fc.constantFrom('{user}', '{country}', '{session}', '{life}', '{pwd}');
  const texts = fc.array(fc.oneof(placeholders, fc.string(), fc.constant('{other}')));

  test('law: add up to the template', () => {
    fc.assert(
      fc.property(texts, (pieces) => {
        const parts = parseTemplate(pieces.join(''));
        expect(parts.map((part) => part.text).join('')).toBe(pieces.join(''));
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});

describe('choosing a template', () => {
  test.each([
    [nowhere, 'global'],
    [{ ...nowhere, country: 'us' }, 'country'],
    [{ country: 'us', state: 'NY', city: '' }, 'state'],
    [{ country: 'us', state: 'NY', city: 'Buffalo' }, 'city'],
    [{ country: 'us', state: '', city: 'Buffalo' }, 'city'],
  ])('for %o picks that of the deepest level, %s', (place, level) => {
    expect(chooseTemplate(templates, place)).toBe(level);
  });

  const empty = { proxyGlobalFmt: '', proxyCountryFmt: '', proxyStateFmt: '', proxyCityFmt: '' };
  test.each([
    [nowhere, '{user}-session-{session}-life-{life}'],
    [{ ...nowhere, country: 'us' }, '{user}-country-{country}-session-{session}-life-{life}'],
    [
      { country: 'us', state: 'NY', city: '' },
      '{user}-country-{country}-region-{state}-session-{session}-life-{life}',
    ],
    [
      { country: 'us', state: 'NY', city: 'Buffalo' },
      '{user}-country-{country}-region-{state}-city-{city}-session-{session}-life-{life}',
    ],
  ])('an empty template falls back for %o to %s', (place, fallback) => {
    expect(chooseTemplate(empty, place)).toBe(fallback);
  });
});

describe('user name and password', () => {
  const show = (template: string) => {
    const { user, password } = credentialParts(template);
    const text = (parts: typeof user) => parts.map((part) => part.text).join('');
    return [text(user), text(password)];
  };

  test.each([
    ['{user}-{session}', '{user}-{session}', '{pwd}'],
    ['{user}:x', '{user}:x', '{pwd}'],
    ['{user}:{pwd}_country-{country}', '{user}', '{pwd}_country-{country}'],
    ['a{user}b:c:{pwd}:d', 'a{user}b', 'c:{pwd}:d'],
    ['{user}-{pwd}', '{user}-{pwd}', ''],
    [':{pwd}', '', '{pwd}'],
  ])('of the template %s are %s and %s', (template, user, password) => {
    expect(show(template)).toEqual([user, password]);
  });
});
