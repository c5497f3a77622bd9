import type { Verdict } from '../diff/judge-changes.ts';
import { inField, required, schema, type Edit } from './contract-edits.ts';
import { at, operationAt, put, type Json } from './contract-text.ts';

/** A change in one place: all of its pointers begin with `pointer`. */
export type Placed = { edit: Edit; pointer: string };

export type Row = Placed & {
  /** The name of the check in oasdiff. */
  check: string;
  level: 'ERR' | 'WARN' | 'INFO';
  verdict: Verdict;
  /** Why our verdict differs, if it does. */
  because?: string;
  /** Whether other rows change the same place. */
  isAlone?: boolean;
};

type Short = readonly [check: string, change: Placed, verdict?: Verdict];

/** Rows on which oasdiff and our rules agree. */
export const agreed = (level: Row['level'], rows: readonly Short[]): Row[] =>
  rows.map(([check, change, verdict]) => ({
    ...change,
    check,
    level,
    verdict: verdict ?? (level === 'INFO' ? 'compatible' : 'breaks the app'),
  }));

const ofPath = (path: string) => `#/paths/${path.replaceAll('/', '~1')}`;
const schemaPointer = (name: string) => `#/components/schemas/${name}`;

export const onSchema = (name: string, keyword: string, value: unknown): Placed => ({
  edit: (document) => put(schema(document, name), keyword, value),
  pointer: schemaPointer(name),
});
export const onList = (name: string, keyword: string, more: unknown): Placed => ({
  edit: (document) => (at(schema(document, name), keyword) as unknown as unknown[]).push(more),
  pointer: schemaPointer(name),
});
export const onFields = (name: string, edit: (fields: Json) => void, of = ''): Placed => ({
  edit: (document) => edit(at(schema(document, name), 'properties')),
  pointer: `${schemaPointer(name)}/properties/${of}`,
});
export const onField = (field: `${string}.${string}`, keyword: string, value: unknown): Placed => {
  const [name = '', of = ''] = field.split('.');
  return {
    edit: inField(name, of, keyword, value),
    pointer: `${schemaPointer(name)}/properties/${of}`,
  };
};
export const onRequired = (name: string, ...fields: string[]): Placed => ({
  edit: required(name, ...fields),
  pointer: schemaPointer(name),
});
export const onOperation = (
  path: string,
  method: 'get' | 'post',
  edit: (operation: Json) => void,
  rest = '',
): Placed => ({
  edit: (document) => edit(operationAt(document, path, method)),
  pointer: `${ofPath(path)}/${method}${rest}`,
});
export const onParameter = (path: string, index: number, edit: (one: Json) => void): Placed =>
  onOperation(
    path,
    'get',
    (operation) => edit(at(operation, 'parameters', String(index))),
    `/parameters/${index}`,
  );
export const onAnswers = (path: string, rest: string, edit: (answers: Json) => void): Placed =>
  onOperation(path, 'get', (operation) => edit(at(operation, 'responses')), `/responses/${rest}`);
export const onPath = (path: string, edit: (paths: Json) => void): Placed => ({
  edit: (document) => edit(at(document, 'paths')),
  pointer: ofPath(path),
});

export const set =
  (keyword: string, value: unknown) =>
  (node: Json): void =>
    put(node, keyword, value);
export const without =
  (key: string) =>
  (node: Json): void =>
    void delete node[key];
export const renamed =
  (from: string, to: string) =>
  (node: Json): void => {
    put(node, to, node[from]);
    delete node[from];
  };
