import { basename } from 'node:path';
import MagicString from 'magic-string';
import { parseSync, Visitor, type ESTree } from 'vite';
import type { Inlined, Translate } from './inline.ts';

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

/** The words of `shop.config.ts`, with their places in the file. */
export function wordsOf(file: string, code: string): { node: ESTree.Node; text: string }[] {
  const found: { node: ESTree.Node; text: string }[] = [];
  const path: string[] = [];
  const names = new Set<ESTree.Node>();
  const isWords = () => WORDS.has(path.at(-1) ?? '') && !OWN.has(path.slice(-2).join('.'));
  new Visitor({
    VariableDeclarator: ({ id }) => void path.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': () => void path.pop(),
    Property: ({ key }) => {
      names.add(key);
      path.push(nameOf(key));
    },
    'Property:exit': () => void path.pop(),
    Literal: (node) => {
      if (typeof node.value === 'string' && node.value !== '' && !names.has(node) && isWords())
        found.push({ node, text: node.value });
    },
  }).visit(parseSync(file, code).program);
  return found;
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** Replaces the words of `shop.config.ts` by those of a language. */
export function inlineWords(file: string, code: string, translate: Translate): Inlined {
  const changed = new MagicString(code);
  for (const { node, text } of wordsOf(file, code))
    changed.update(node.start, node.end, JSON.stringify(translate(text, 'shop.config.ts')));
  return {
    code: changed.toString(),
    map: changed.generateMap({ source: basename(file), hires: 'boundary' }),
  };
}
