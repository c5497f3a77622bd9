import { describe, expect, test } from 'vitest';
import { inlineTexts } from '../tools/texts/inline.ts';
import { marksOf } from '../tools/texts/marks.ts';

const IMPORT = "import { inContext, plural, t, T } from '../i18n/text.ts';\n";
const messagesOf = (code: string) =>
  marksOf('src/a/a.tsx', IMPORT + code).map(({ message }) => message);
const builtIn = (tag: string, code: string, texts: Record<string, string> = {}) =>
  inlineTexts('src/a/a.tsx', IMPORT + code, tag, (message) => texts[message] ?? message)
    ?.code.replace(/^.*text\.ts';\n/s, '')
    .trim();

describe('the message of a marked text', () => {
  test.for<[string, string]>([
    ['t`Buy ${name} data`', 'Buy {name} data'],
    ['t`${moneyText(plan.price)} of ${orders.length}`', '{price} of {orders}'],
    ['t`${a.count} of ${b.count}, ${a.count}`', '{count} of {count2}, {count}'],
    ["t`Don't write {host}:{port} or <b>`", "Don't write '{'host'}':'{'port'}' or '<'b>"],
    [
      "plural(orders.length, { 0: 'No orders', one: '# order', other: '# orders' })",
      '{orders, plural, =0 {No orders} one {# order} other {# orders}}',
    ],
    [
      "t`${plural(n, { one: '# line', other: '# lines' })} of ${total}`",
      '{n, plural, one {# line} other {# lines}} of {total}',
    ],
    [
      '<p><T>Read&nbsp;the <Link href={terms}>Terms\n of Use</Link>.</T></p>',
      'Read\u00A0the <link>Terms of Use</link>.',
    ],
    ['<T>Press <Key name="k" /> or <b>{key}</b></T>', 'Press {key} or <b>{key2}</b>'],
  ])('%s', ([code, message]) => {
    expect(messagesOf(code)).toEqual([message]);
  });

  test('keeps the texts in attributes of an element separate', () => {
    expect(messagesOf('<T>Read <Link title={t`New`}>this</Link></T>')).toEqual([
      'Read <link>this</link>',
      'New',
    ]);
  });

  test('rejects a text that is concatenated, with its line', () => {
    expect(() => messagesOf('\nt`Hello ${t`world`}`')).toThrow('src/a/a.tsx:3: a text is inside');
  });
});

describe('the built text', () => {
  test.for<[string, string]>([
    ['t`Buy ${name} data`', '`Buy ${name} data`'],
    ['<p><T>Read <b>this</b></T></p>', '<p>{"Read "}<b>{"this"}</b></p>'],
    ['const a = <T>Read <b>this</b></T>;', 'const a = <>{"Read "}<b>{"this"}</b></>;'],
    [
      "plural(n, { one: '# order', other: '# orders' })",
      '((n) === 1 ? `1 order` : `${$figure((n))} orders`)',
    ],
    ['t`A \\` and \\${x} and \\\\`', '`A \\` and \\${x} and \\\\`'],
  ])('equals the source in English: %s', ([code, built]) => {
    expect(builtIn('en', code)).toBe(built);
  });

  test('has the values in the order of the translation', () => {
    expect(
      builtIn('de', 't`${count} of ${total}`', { '{count} of {total}': 'Von {total}: {count}' }),
    ).toBe('`Von ${total}: ${count}`');
  });

  test('has the plural forms of the language', () => {
    const message = '{n, plural, one {# order} other {# orders}}';
    const russian = '{n, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}';
    expect(
      builtIn('ru', "plural(n, { one: '# order', other: '# orders' })", { [message]: russian }),
    ).toBe(
      '($form((n), { one: `${$figure((n))} заказ`, few: `${$figure((n))} заказа`, many: `${$figure((n))} заказов`, other: `${$figure((n))} заказа` }))',
    );
  });

  test('moves elements along with their words, and translates texts in their attributes', () => {
    const code = '<p><T>Read <Link title={t`New`}>this</Link> first</T></p>';
    const texts = { 'Read <link>this</link> first': '<link>Das</link> zuerst', New: 'Neu' };
    expect(builtIn('de', code, texts)).toBe('<p><Link title={`Neu`}>{"Das"}</Link>{" zuerst"}</p>');
  });

  test('ignores functions that are not from src/i18n/text.ts', () => {
    expect(
      inlineTexts('a.ts', "import { t } from './other.ts';\nt`Order`", 'de', () => 'x'),
    ).toBeUndefined();
  });
});
