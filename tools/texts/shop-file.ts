import { basename } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import MagicString from 'magic-string';
import { parseSync, Visitor, type ESTree } from 'vite';
import type { Inlined, Translate } from './inline.ts';
import { escaped } from './marks.ts';

/** Fields of `shop.config.ts` whose values are texts for customers. */
const WORDS = new Set([
  'buy',
  'claim',
  'description',
  'features',
  'homeName',
  'label',
  'lead',
  'name',
  'place',
  'refunds',
  'shortName',
  'summary',
  'taxNote',
  'text',
  'title',
  'trial',
]);

/** Names that stay the same in every language. */
const OWN = new Set(['brand.name', 'brand.shortName', 'community.name', 'seller.name']);

type Found = { node: ESTree.Node; text: string; path: readonly string[] };

/** The texts of `shop.config.ts`, with their places in the file and their field paths. */
function textsOf(file: string, code: string): Found[] {
  const found: Found[] = [];
  const path: string[] = [];
  const names = new Set<ESTree.Node>();
  const add = (node: ESTree.Node, text: string) => {
    if (text !== '') found.push({ node, text, path: [...path] });
  };
  new Visitor({
    VariableDeclarator: ({ id }) => void path.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': () => void path.pop(),
    Property: ({ key }) => {
      names.add(key);
      path.push(nameOf(key));
    },
    'Property:exit': () => void path.pop(),
    Literal: (node) => {
      if (typeof node.value === 'string' && !names.has(node)) add(node, node.value);
    },
    TemplateLiteral: (node) => {
      if (node.expressions.length === 0) add(node, node.quasis[0]?.value.cooked ?? '');
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** The messages of `shop.config.ts`, in ICU MessageFormat like those of a translation. */
export const wordsOf = (file: string, code: string): string[] =>
  textsOf(file, code)
    .filter(({ path }) => isWords(path))
    .map(({ text }) => escaped(text));

/** The texts that no language can translate, because they are not written as one string. */
export function joinedWords(file: string, code: string): string[] {
  const found: string[] = [];
  const path: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id }) => void path.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': () => void path.pop(),
    Property({ key, value, start }) {
      path.push(nameOf(key));
      const values = value.type === 'ArrayExpression' ? value.elements : [value];
      if (!isWords(path) || !values.some((one) => one !== null && isJoined(one))) return;
      const line = code.slice(0, start).split('\n').length;
      found.push(
        `${file}:${line}: ${path.at(-1)} is not one quoted text, so it cannot be translated`,
      );
    },
    'Property:exit': () => void path.pop(),
  }).visit(parseSync(file, code).program);
  return found;
}

function isJoined(node: ESTree.Node): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0;
  if (node.type === 'Identifier') return node.name !== 'undefined';
  return [
    'BinaryExpression',
    'CallExpression',
    'ConditionalExpression',
    'MemberExpression',
  ].includes(node.type);
}

const isWords = (path: readonly string[]) =>
  WORDS.has(path.at(-1) ?? '') && !OWN.has(path.slice(-2).join('.'));

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** The text of a message without placeholders. */
export const plainText = (message: string): string =>
  parse(message)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('');

/**
 * Replaces the words of `shop.config.ts` with those of a language, whose locale determines how percentages in claims
 * are written.
 */
export function inlineWords(
  file: string,
  code: string,
  translate: Translate,
  locale: string,
): Inlined {
  const changed = new MagicString(code);
  const put = ({ start, end }: ESTree.Node, text: string) =>
    changed.update(start, end, JSON.stringify(text));
  for (const { node, text, path } of textsOf(file, code)) {
    if (isWords(path)) put(node, plainText(translate(escaped(text), 'shop.config.ts')));
    else if (path[0] === 'claims' && path.at(-1) === 'value') put(node, claimIn(locale, text));
  }
  return {
    code: changed.toString(),
    map: changed.generateMap({ source: basename(file), hires: 'boundary' }),
  };
}

/** A claim's value: a percentage in the locale's format, any other value unchanged. */
function claimIn(locale: string, value: string): string {
  const [, figure, decimals = ''] = /^(\d+(?:\.(\d+))?)%$/.exec(value) ?? [];
  if (figure === undefined) return value;
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length };
  const format = new Intl.NumberFormat(locale, { style: 'percent', ...digits });
  return format.format(Number(figure) / 100);
}
