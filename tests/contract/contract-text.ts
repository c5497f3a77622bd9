import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { readContract } from '../../contract/load.ts';
import type { Contract } from '../../contract/load.ts';

export type Json = { [key: string]: Json };

export const contractText = readFileSync('openapi.yaml', 'utf8');

/** The contract's text after a change of its parsed document. */
export function changedText(change: (document: Json) => void): string {
  // Through JSON, so that what the text repeats by aliases is no longer one object.
  const document = JSON.parse(JSON.stringify(parse(contractText))) as Json;
  change(document);
  return stringify(document, { aliasDuplicateObjects: false });
}

export const changedContract = (change: (document: Json) => void): Contract =>
  readContract(changedText(change));

/** The node at a path of the document; throws when there is none, so that no plant misses its place. */
export function at(document: Json, ...path: string[]): Json {
  return path.reduce((node, key) => {
    const next = node[key];
    if (next === undefined) throw new Error(`The contract has no ${path.join(' → ')}.`);
    return next;
  }, document);
}

export const operationAt = (document: Json, path: string, method: string) =>
  at(document, 'paths', path, method);

/** Puts any value in, whatever the type of the place. */
export function put(node: Json, key: string, value: unknown): void {
  (node as { [key: string]: unknown })[key] = value;
}
