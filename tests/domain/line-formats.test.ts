import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentDecode, percentEncode } from '../../src/domain/percent-encoding.ts';
import {
  LINE_PLACEHOLDERS,
  parseLineTemplate,
  readPlaceholder,
  unknownPlaceholders,
} from '../../src/domain/proxies/line-formats.ts';

describe('the custom line', () => {
  test('is split at the known placeholders', () => {
    expect(parseLineTemplate('a{host}{user:url}{x}')).toEqual([
      { placeholder: null, text: 'a' },
      { placeholder: 'host', text: '{host}' },
      { placeholder: 'user:url', text: '{user:url}' },
      { placeholder: null, text: '{x}' },
    ]);
  });

  test('law: is the sum of its pieces, and every known placeholder is found', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.constantFrom(...LINE_PLACEHOLDERS).map((name) => `{${name}}`),
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const template = parts.join('');
        const parsed = parseLineTemplate(template);
        expect(parsed.map((part) => part.text).join('')).toBe(template);
        expect(parsed.every((part) => part.text !== '')).toBe(true);
      }),
    );
    for (const name of LINE_PLACEHOLDERS) {
      expect(parseLineTemplate(`{${name}}`)).toEqual([{ placeholder: name, text: `{${name}}` }]);
    }
  });

  test('highlights each value, however it is written', () => {
    const kinds = (...names: (typeof LINE_PLACEHOLDERS)[number][]) =>
      names.map((name) => readPlaceholder(name).kind);
    expect(kinds('host', 'port', 'user', 'pass', 'password')).toEqual([
      'host',
      'port',
      'user',
      'password',
      'password',
    ]);
    expect(kinds('user:url', 'pass:json', 'host:bare', 'city:json', 'life', 'n')).toEqual([
      'user',
      'password',
      'host',
      'city',
      'life',
      'plain',
    ]);
  });

  test('reports unknown placeholders, each once', () => {
    expect(unknownPlaceholders('{host} {Host} {x:y} {Host} {port:url} {} {a b}')).toEqual([
      '{Host}',
      '{x:y}',
      '{port:url}',
    ]);
    expect(unknownPlaceholders('{host}')).toEqual([]);
  });
});

describe('percent-encoding', () => {
  test.each([
    ["a-_.~Z9 !'()*", 'a-_.~Z9%20%21%27%28%29%2A'],
    ['@:#%/?', '%40%3A%23%25%2F%3F'],
    ['é🎉', '%C3%A9%F0%9F%8E%89'],
    ['\uD800x', '%EF%BF%BDx'],
  ])('%s is %s', (text, encoded) => {
    expect(percentEncode(text)).toBe(encoded);
  });

  test('law: decoding restores the text, and only unreserved characters and % are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const encoded = percentEncode(text);
        expect(encoded).toMatch(/^[\w.~%-]*$/);
        expect(percentDecode(encoded)).toBe(text);
      }),
    );
  });

  test('an invalid sequence stays the same', () => {
    expect(percentDecode('100%-%zz-%ff-%41%e2%82%AC')).toBe('100%-%zz-%ff-A€');
  });
});
