import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { readContract } from '../../contract/load.ts';
import type { Contract } from '../../contract/load.ts';

export type Json = { [key: string]: Json };

export const contractText = readFileSync('openapi.yaml', 'utf8');

/** The contract's text after a change of its parsed document. */
export function changedText(change: (document: Json) => void): string {
  // Through JSON, so that aliases become separate objects.
  const document = JSON.parse(JSON.stringify(parse(contractText))) as Json;
  change(document);
  return stringify(document, { aliasDuplicateObjects: false });
}

export const changedContract = (change: (document: Json) => void): Contract =>
  readContract(changedText(change));

/** The node at a path of the document. Throws when it is missing, so that no planted change is lost. */
export function at(document: Json, ...path: string[]): Json {
  return path.reduce((node, key) => {
    const next = node[key];
    if (next === undefined) throw new Error(`The contract has no ${path.join(' → ')}.`);
    return next;
  }, document);
}

export const operationAt = (document: Json, path: string, method: string) =>
  at(document, 'paths', path, method);

/** Sets any value, whatever the type of the place. */
export function put(node: Json, key: string, value: unknown): void {
  (node as { [key: string]: unknown })[key] = value;
}
