import { basename } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import MagicString from 'magic-string';
import { parseSync, Visitor, type ESTree } from 'vite';
import type { Inlined, Translate } from './inline.ts';
import { escaped } from './marks.ts';

/** Fields of `shop.config.ts` whose values customers read as words. */
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

/** Parts of the file whose names are the operator's own, in every language. */
const OWN = new Set(['brand.name', 'brand.shortName', 'community.name', 'seller.name']);

type Words = {
  node: ESTree.Node;
  /** The words in ICU MessageFormat, as those of a translation are. */
  message: string;
};

/** The words of `shop.config.ts`, with their places in the file. */
export function wordsOf(file: string, code: string): Words[] {
  const found: Words[] = [];
  const path: string[] = [];
  const names = new Set<ESTree.Node>();
  const isWords = () => WORDS.has(path.at(-1) ?? '') && !OWN.has(path.slice(-2).join('.'));
  const add = (node: ESTree.Node, text: string) => {
    if (text !== '' && isWords()) found.push({ node, message: escaped(text) });
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

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** The text of a message without placeholders. */
export const plainText = (message: string): string =>
  parse(message)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('');

/** Replaces the words of `shop.config.ts` by those of a language. */
export function inlineWords(file: string, code: string, translate: Translate): Inlined {
  const changed = new MagicString(code);
  for (const { node, message } of wordsOf(file, code)) {
    const text = plainText(translate(message, 'shop.config.ts'));
    changed.update(node.start, node.end, JSON.stringify(text));
  }
  return {
    code: changed.toString(),
    map: changed.generateMap({ source: basename(file), hires: 'boundary' }),
  };
}
