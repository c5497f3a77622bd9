import { at, operationAt, put, type Json } from './contract-text.ts';

/** A change of the contract's document. */
export type Edit = (document: Json) => void;

export const schema = (document: Json, name: string) => at(document, 'components', 'schemas', name);
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const field = (name: string, of: string, value: unknown): Edit => {
  return (document) => put(at(schema(document, name), 'properties'), of, value);
};
export const inField = (name: string, of: string, keyword: string, value: unknown): Edit => {
  return (document) => put(at(schema(document, name), 'properties', of), keyword, value);
};
export const required = (name: string, ...fields: string[]): Edit => {
  return (document) => put(schema(document, name), 'required', fields);
};
export const withoutPath = (path: string): Edit => {
  return (document) => void delete at(document, 'paths')[path];
};
export const withoutField = (name: string, of: string): Edit => {
  return (document) => {
    const found = schema(document, name);
    delete at(found, 'properties')[of];
    const names = found['required'] as unknown as string[];
    put(
      found,
      'required',
      names.filter((other) => other !== of),
    );
  };
};
export const inEvent = (keyword: string, value: unknown): Edit => {
  return (document) =>
    put(at(document, 'webhooks', 'PublicPaymentStatus', 'post', 'x-signalr'), keyword, value);
};
export const inLinks = (path: string, edit: Edit): Edit => {
  return (document) => edit(at(operationAt(document, path, 'get'), 'responses', '200', 'links'));
};
export const all = (...edits: Edit[]): Edit => {
  return (document) => {
    for (const edit of edits) edit(document);
  };
};
