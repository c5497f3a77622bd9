import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

type Reference = {
  $ref?: string;
};

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
} & Reference;

type Example = {
  value?: unknown;
} & Reference;

type Media = {
  schema: Schema;
  examples?: Record<string, Example>;
};

type OperationObject = {
  operationId?: string;
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, Media> }>;
};

type PathItem = {
  servers?: { url: string }[];
} & Partial<Record<Method, OperationObject>>;

type Document = {
  paths: Record<string, PathItem>;
  security?: Record<string, unknown>[];
  components: { schemas: Record<string, Schema>; examples?: Record<string, Example> };
};

/** The facts of an operation that the sandbox needs, read from `openapi.yaml`. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  /** Path of the operation's own server, such as /functions/v1; empty for the API. A proxy may have removed it. */
  serverPath: string;
  /** Calls without a token get a 401. */
  needsToken: boolean;
  /** Calls with an invalid token get a 401. */
  checksToken: boolean;
  /** Names of component schemas. */
  requestSchema: string | undefined;
  responseSchemas: ReadonlyMap<number, string>;
  /** The success schema of a 200; undefined when there is no envelope. */
  successSchema: string | undefined;
  numericParameters: ReadonlySet<string>;
  /** The documented JSON answers by the name of their example. */
  examples: ReadonlyMap<string, { status: number; value: unknown }>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

function readContract(file: string | URL): Operation[] {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const found = item[method];
      return found?.operationId === undefined
        ? []
        : [describe(document, path, method, found.operationId, item, found)];
    }),
  );
}

function describe(
  document: Document,
  path: string,
  method: Method,
  id: string,
  { servers }: PathItem,
  found: OperationObject,
): Operation {
  const security = found.security ?? document.security ?? [];
  const responseSchemas = new Map<number, string>();
  const examples = new Map<string, { status: number; value: unknown }>();
  for (const [status, { content = {} }] of Object.entries(found.responses)) {
    const name = nameOf(content['application/json']?.schema);
    if (name !== undefined) responseSchemas.set(Number(status), name);
    for (const [example, own] of Object.entries(content['application/json']?.examples ?? {})) {
      const shared = document.components.examples?.[nameOf(own) ?? ''];
      examples.set(example, { status: Number(status), value: (shared ?? own).value });
    }
  }
  const success = document.components.schemas[responseSchemas.get(200) ?? '']?.anyOf?.map(nameOf);
  return {
    id,
    method: method.toUpperCase(),
    path,
    serverPath: serverPathOf(found.servers ?? servers),
    needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    checksToken: '401' in found.responses,
    requestSchema: nameOf(found.requestBody?.content['application/json']?.schema),
    responseSchemas,
    examples,
    successSchema: success?.includes('Failure')
      ? success.find((name) => name !== 'Failure')
      : undefined,
    numericParameters: new Set(
      (found.parameters ?? [])
        .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
        .map(({ name }) => name),
    ),
  };
}

const serverPathOf = (servers: { url: string }[] | undefined): string =>
  servers?.[0] ? new URL(servers[0].url, 'http://localhost').pathname.replace(/\/$/, '') : '';

const nameOf = (one: Reference | undefined): string | undefined => one?.$ref?.split('/').at(-1);

/** Every operation of the contract. */
export const operations = readContract(join(import.meta.dirname, '../../openapi.yaml'));
