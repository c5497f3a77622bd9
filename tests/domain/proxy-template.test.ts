import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TemplateValues } from '../../src/domain/proxy-template.ts';
import {
  chooseTemplate,
  credentialParts,
  fillTemplate,
  parseTemplate,
} from '../../src/domain/proxy-template.ts';
import { hostileText } from './arbitraries.ts';

const values: TemplateValues = {
  user: 'bob',
  country: 'us',
  state: 'New York',
  city: 'Buffalo',
  session: '12345678',
  life: '10',
  pwd: 's3cret',
};
const templates = {
  proxyGlobalFmt: 'global',
  proxyCountryFmt: 'country',
  proxyStateFmt: 'state',
  proxyCityFmt: 'city',
};
const nowhere = { country: '', state: null, city: '' };

describe('filling a template', () => {
  test('every placeholder is filled with the value as the server gave it', () => {
    expect(fillTemplate('{user}-{country}-{state}-{city}-{session}-{life}:{pwd}', values)).toBe(
      'bob-us-New York-Buffalo-12345678-10:s3cret',
    );
  });

  test('unknown placeholders and lone braces are left as they stand', () => {
    expect(fillTemplate('{User} {users} {} {{user}} }{', values)).toBe(
      '{User} {users} {} {bob} }{',
    );
  });

  test('a {pwd} inside a user name stays text', () => {
    expect(fillTemplate('{user}:{pwd}', { ...values, user: '{pwd}$&$1' })).toBe('{pwd}$&$1:s3cret');
  });

  const placeholders = fc.constantFrom('{user}', '{country}', '{session}', '{life}', '{pwd}');
  const texts = fc.array(fc.oneof(placeholders, fc.string(), fc.constant('{other}')));

  test('law: no known placeholder of the template is left', () => {
    const plain = {
      user: 'u',
      country: 'c',
      state: 's',
      city: 't',
      session: '1',
      life: '2',
      pwd: 'p',
    };
    fc.assert(
      fc.property(texts, (pieces) => {
        const filled = fillTemplate(pieces.join('|'), plain);
        expect(filled).not.toMatch(/\{(user|country|state|city|session|life|pwd)\}/);
      }),
    );
  });

  test('law: values are never read as templates: each stands where its placeholder stood', () => {
    fc.assert(
      fc.property(hostileText(0), hostileText(0), (user, pwd) => {
        expect(fillTemplate('a{user}b{pwd}c', { ...values, user, pwd })).toBe(`a${user}b${pwd}c`);
      }),
    );
  });

  test('law: the pieces of a template together are the template', () => {
    fc.assert(
      fc.property(texts, (pieces) => {
        const parts = parseTemplate(pieces.join(''));
        expect(parts.map((part) => part.text ?? `{${part.placeholder}}`).join('')).toBe(
          pieces.join(''),
        );
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});

describe('choosing a template', () => {
  test.each([
    [nowhere, 'global'],
    [{ ...nowhere, country: 'us' }, 'country'],
    [{ country: 'us', state: 'NY', city: null }, 'state'],
    [{ country: 'us', state: 'NY', city: 'Buffalo' }, 'city'],
    [{ country: 'us', state: '', city: 'Buffalo' }, 'city'],
  ])('for %o it is that of the deepest level, %s', (place, level) => {
    expect(chooseTemplate(templates, place)).toBe(level);
  });

  const empty = { proxyGlobalFmt: '', proxyCountryFmt: '', proxyStateFmt: '', proxyCityFmt: '' };
  test.each([
    [nowhere, '{user}-session-{session}-life-{life}'],
    [{ ...nowhere, country: 'us' }, '{user}-country-{country}-session-{session}-life-{life}'],
    [
      { country: 'us', state: 'NY', city: null },
      '{user}-country-{country}-region-{state}-session-{session}-life-{life}',
    ],
    [
      { country: 'us', state: 'NY', city: 'Buffalo' },
      '{user}-country-{country}-region-{state}-city-{city}-session-{session}-life-{life}',
    ],
  ])('an empty one falls back for %o to %s', (place, fallback) => {
    expect(chooseTemplate(empty, place)).toBe(fallback);
  });
});

describe('user name and password', () => {
  const show = (template: string) => {
    const { user, password } = credentialParts(template);
    const text = (parts: typeof user) =>
      parts.map((part) => part.text ?? `{${part.placeholder}}`).join('');
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
