import { readFileSync } from 'node:fs';
import { parseContract } from './parse-contract.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

export type Example = { name: string; summary: string; value: unknown };

export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: JsonSchema;
  example: unknown;
  /** The offer that it belongs to (`x-offer`); undefined for a parameter that every server accepts. */
  offer: string | undefined;
};

/** Values of a response that are input of another operation (OpenAPI `links`). */
export type Link = {
  operationId: string;
  /** Parameter to a JSON pointer into the response. */
  parameters: { [name: string]: string };
  /** Field of the request body to a JSON pointer into the response. */
  fields: { [name: string]: string };
};

export type DeclaredHeader = { name: string; required: boolean; schema: JsonSchema };

export type DeclaredResponse = {
  status: string;
  links: readonly Link[];
  headers: readonly DeclaredHeader[];
  /** Media type by name, with its schema and named examples. */
  content: Map<
    string,
    { schema: JsonSchema; schemaName: string | undefined; examples: readonly Example[] }
  >;
};

export type Operation = {
  id: string;
  tag: string;
  method: string;
  path: string;
  /** Path of the operation's own server; empty for the API. */
  serverPath: string;
  summary: string;
  /** Whether sending it changes nothing that a customer or the shop owns (`x-safe`). */
  isSafe: boolean;
  /** The offer that it belongs to (`x-offer`); undefined for what every server has. */
  offer: string | undefined;
  /** Whether it returns 401 without a token. */
  needsToken: boolean;
  /** Whether its 200 is `{ code, message, body }`, in which only code 200 is a success. */
  isEnvelope: boolean;
  /** Whether the body of a success is read: if it is not required, only the code matters. */
  readsBody: boolean;
  parameters: readonly Parameter[];
  body: { schema: JsonSchema; examples: readonly Example[] } | undefined;
  responses: Map<string, DeclaredResponse>;
};

export type HubEvent = {
  id: string;
  /** The offer that it belongs to (`x-offer`); undefined for what every server has. */
  offer: string | undefined;
  hub: string;
  negotiate: string;
  target: string;
  transports: readonly string[];
  deadlineSeconds: number;
  payload: JsonSchema;
  examples: readonly Example[];
};

export type Contract = {
  version: string;
  document: Json;
  schemas: { [name: string]: JsonSchema };
  operations: readonly Operation[];
  events: readonly HubEvent[];
  /** Optional parts that a server may support (`x-offers`). */
  offers: readonly string[];
};

type Json = { [key: string]: unknown };

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const SCHEMA_REF = '#/components/schemas/';

/** Whether a value is a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an OpenAPI 3.1 document (YAML or JSON text) into operations and hub events.
 * References are followed; schemas keep theirs, as `components` of the document.
 * Throws when the text is not a document with paths, or one that `parseContract` rejects.
 */
export function readContract(text: string): Contract {
  const document = parseContract(text);
  if (!isObject(document) || !isObject(document['paths'])) {
    throw new Error('Not an OpenAPI document: it has no paths.');
  }
  const info = objectOf(document['info']);
  const components = objectOf(document['components']);
  return {
    version: String(info['version']),
    document,
    schemas: objectOf(components['schemas']) as { [name: string]: JsonSchema },
    operations: Object.entries(document['paths']).flatMap(([path, item]) =>
      operationsOf(document, path, objectOf(item)),
    ),
    offers: Object.keys(objectOf(document['x-offers'])),
    events: Object.values(objectOf(document['webhooks'])).flatMap((item) =>
      Object.values(objectOf(item))
        .filter(isObject)
        .flatMap((hook) => eventOf(document, hook)),
    ),
  };
}

/** The contract of this repository. */
export const loadContract = (file = 'openapi.yaml'): Contract =>
  readContract(readFileSync(file, 'utf8'));

function operationsOf(document: Json, path: string, item: Json): Operation[] {
  expectPath(path);
  return METHODS.filter((method) => isObject(item[method])).map((method) => {
    const operation = objectOf(item[method]);
    const security = (operation['security'] ?? document['security'] ?? []) as Json[];
    return {
      id: String(operation['operationId']),
      tag: (operation['tags'] as string[] | undefined)?.[0] ?? '',
      method: method.toUpperCase(),
      path,
      serverPath: serverPathOf(item, operation),
      summary: String(operation['summary'] ?? ''),
      isSafe: operation['x-safe'] === true,
      offer: offerOf(operation),
      needsToken:
        security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0),
      ...envelopeOf(document, operation),
      parameters: parametersOf(document, item, operation),
      body: bodyOfRequest(document, operation['requestBody']),
      responses: new Map(
        Object.entries(objectOf(operation['responses'])).map(([status, response]) => [
          status,
          responseOf(document, status, follow(document, response)),
        ]),
      ),
    };
  });
}

/** A different beginning could change the host, as in https://api.example@other.example. */
function expectPath(path: string): void {
  if (!path.startsWith('/')) throw new Error(`The path ${path} does not begin with a slash.`);
}

/** The 200 of the envelope is `anyOf [a success, Failure]`. */
function envelopeOf(document: Json, operation: Json) {
  const response = follow(document, objectOf(operation['responses'])['200']);
  const media = objectOf(objectOf(response['content'])['application/json']);
  const branches = (follow(document, media['schema'])['anyOf'] ?? []) as unknown[];
  const required = (follow(document, branches[0])['required'] ?? []) as string[];
  return {
    isEnvelope: String(objectOf(branches[1])['$ref']).endsWith('/Failure'),
    readsBody: required.includes('body'),
  };
}

function serverPathOf(item: Json, operation: Json): string {
  const servers = (operation['servers'] ?? item['servers'] ?? []) as { url: string }[];
  const path = servers[0]?.url ?? '';
  return path === '/' ? '' : path;
}

/** The parameters of the path and of the operation, which override those of the path. */
function parametersOf(document: Json, item: Json, operation: Json): Parameter[] {
  const given = [item, operation].flatMap(({ parameters }) => [
    ...((parameters ?? []) as readonly unknown[]),
  ]);
  const all = given.map((parameter) => parameterOf(follow(document, parameter)));
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

function parameterOf(parameter: Json): Parameter {
  return {
    name: String(parameter['name']),
    in: parameter['in'] as Parameter['in'],
    required: parameter['required'] === true,
    schema: objectOf(parameter['schema']),
    example: parameter['example'],
    offer: offerOf(parameter),
  };
}

const offerOf = ({ 'x-offer': name }: Json) => (typeof name === 'string' ? name : undefined);

function bodyOfRequest(document: Json, body: unknown): Operation['body'] {
  if (body === undefined) return undefined;
  const content = objectOf(objectOf(follow(document, body))['content']);
  const media = objectOf(content['application/json']);
  return { schema: objectOf(media['schema']), examples: examplesOf(document, media) };
}

function responseOf(document: Json, status: string, response: Json): DeclaredResponse {
  const content = Object.entries(objectOf(response['content'])).map(([type, value]) => {
    const media = objectOf(value);
    const schema = objectOf(media['schema']);
    const ref = schema['$ref'];
    const schemaName = typeof ref === 'string' ? ref.replace(SCHEMA_REF, '') : undefined;
    return [type, { schema, schemaName, examples: examplesOf(document, media) }] as const;
  });
  const headers = Object.entries(objectOf(response['headers'])).map(([name, header]) => {
    const { required, schema } = follow(document, header);
    return { name, required: required === true, schema: objectOf(schema) };
  });
  const links = Object.values(objectOf(response['links'])).map((link) =>
    linkOf(follow(document, link)),
  );
  return { status, links, headers, content: new Map(content) };
}

function linkOf(link: Json): Link {
  const operationId = String(link['operationId']);
  const parameters = pointersOf(objectOf(link['parameters']));
  return { operationId, parameters, fields: pointersOf(objectOf(link['requestBody'])) };
}

/** `$response.body#/pointer` by name. Constants are omitted, because they are in the examples of the target. */
function pointersOf(values: Json): { [name: string]: string } {
  const start = '$response.body#';
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => String(value).startsWith(start))
      .map(([name, value]) => [name, String(value).slice(start.length)]),
  );
}

function examplesOf(document: Json, media: Json): Example[] {
  return Object.entries(objectOf(media['examples'])).map(([name, example]) => {
    const { summary, value } = follow(document, example);
    return { name, summary: String(summary ?? ''), value };
  });
}

function eventOf(document: Json, hook: Json): HubEvent[] {
  const signalr = hook['x-signalr'];
  if (!isObject(signalr)) return [];
  const body = bodyOfRequest(document, hook['requestBody']);
  const hub = String(signalr['hub']);
  expectPath(hub);
  return [
    {
      id: String(hook['operationId']),
      offer: offerOf(hook),
      hub,
      negotiate: String(signalr['negotiate']),
      target: String(signalr['target']),
      transports: (signalr['transports'] ?? []) as string[],
      deadlineSeconds: Number(signalr['deadlineSeconds']),
      payload: body?.schema ?? {},
      examples: body?.examples ?? [],
    },
  ];
}

/** Resolves a `$ref` inside the document. */
function follow(document: Json, value: unknown): Json {
  const object = objectOf(value);
  const ref = object['$ref'];
  if (typeof ref !== 'string') return object;
  const parts = ref.replace(/^#\//, '').split('/');
  return objectOf(parts.reduce<unknown>((node, part) => objectOf(node)[part], document));
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}
