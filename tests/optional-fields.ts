import { isObject, loadContract, type JsonSchema } from '@ambergate/contract-check/engine/load.ts';

/** An optional field of an operation's success: the path of its body, with `*` for the entries of a list. */
export type OptionalField = { operationId: string; path: readonly string[] };

const { operations, events, schemas } = loadContract();

/** Every optional field of every success in the envelope. */
export const optionalFields: readonly OptionalField[] = operations
  .filter(({ isEnvelope }) => isEnvelope)
  .flatMap(({ id, responses }) => {
    const media = responses.get('200')?.content.get('application/json');
    const [success] = resolved(media?.schema)['anyOf'] as JsonSchema[];
    const { body } = resolved(success)['properties'] as { [name: string]: JsonSchema };
    return optionalIn(body).map((path) => ({ operationId: id, path }));
  });

/** The optional fields of the payload of each event of the hub, by the name of the event. */
export const optionalInEvents = Object.fromEntries(
  events.map(({ target, payload }) => [target, optionalIn(payload)]),
);

function optionalIn(schema: JsonSchema | undefined): string[][] {
  const { properties = {}, required = [], items, anyOf = [] } = resolved(schema);
  const below = Object.entries(properties as object).flatMap(([name, child]) => {
    const deeper = optionalIn(child as JsonSchema).map((path) => [name, ...path]);
    return (required as string[]).includes(name) ? deeper : [[name], ...deeper];
  });
  const ofItems = isObject(items) ? optionalIn(items).map((path) => ['*', ...path]) : [];
  return [...below, ...ofItems, ...(anyOf as JsonSchema[]).flatMap(optionalIn)];
}

function resolved(schema: JsonSchema | undefined): JsonSchema {
  const ref = schema?.['$ref'];
  return typeof ref === 'string' ? (schemas[ref.split('/').at(-1) ?? ''] ?? {}) : (schema ?? {});
}

/** A copy in which the field has this value, in every entry of a list; undefined removes it. */
export function withField(value: unknown, path: readonly string[], set: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return set;
  if (name === '*') return (value as unknown[]).map((entry) => withField(entry, rest, set));
  const { [name]: child, ...others } = value as { [field: string]: unknown };
  const changed = withField(child, rest, set);
  return changed === undefined ? others : { ...others, [name]: changed };
}

/** The body as the shop reads it: without optional fields that are null. A password without a value is empty. */
export function asRead(operationId: string, body: unknown): unknown {
  return optionalFields
    .filter((field) => field.operationId === operationId)
    .reduce((read, { path }) => withoutNull(read, path), body);
}

function withoutNull(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '*') return (value as unknown[]).map((entry) => withoutNull(entry, rest));
  if (!isObject(value)) return value;
  const { [name]: child, ...others } = value;
  if (rest.length > 0)
    return name in value ? { ...value, [name]: withoutNull(child, rest) } : value;
  if (/^(password|proxyPwd)$/.test(name)) return { ...value, [name]: child ?? '' };
  return child === null ? others : value;
}
