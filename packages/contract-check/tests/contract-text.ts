import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readContract, type Contract } from '../engine/load.ts';

export type Json = { [key: string]: Json };

export const contractText = readFileSync('openapi.yaml', 'utf8');

/** In JSON aliases are separate objects. */
const contractJson = JSON.stringify(parse(contractText));

/** The contract's text after a change of its parsed document: in JSON, which is YAML and faster to write and read. */
export function changedText(change: (document: Json) => void): string {
  const document = JSON.parse(contractJson) as Json;
  change(document);
  return JSON.stringify(document);
}

export const changedContract = (change: (document: Json) => void): Contract =>
  readContract(changedText(change));

/** The node at a path of the document. Throws when it is missing, so that no injected change is lost. */
export function at(document: Json, ...path: string[]): Json {
  return path.reduce((node, key) => {
    const next = node[key];
    if (next === undefined) throw new Error(`The contract has no ${path.join(' → ')}.`);
    return next;
  }, document);
}

export const operationAt = (document: Json, path: string, method: string) =>
  at(document, 'paths', path, method);

/** Sets any value, regardless of the type of the place. */
export function put(node: Json, key: string, value: unknown): void {
  (node as { [key: string]: unknown })[key] = value;
}
