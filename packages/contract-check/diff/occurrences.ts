import { isObject, type Contract, type JsonSchema } from '../engine/load.ts';
import { basePathOf, fieldPath, partsOf, type Change } from './change.ts';

/** A place that a change affects. */
export type Occurrence = {
  /** ID of the operation, or `event NAME`; empty if it affects all. */
  operationId: string;
  /** The status of the affected response; undefined for anything else. */
  status: string | undefined;
  /** Dotted field of the response; empty for the whole. */
  field: readonly string[];
};

/** Every place that a change affects: all uses of a shared component, or the one place that it names. */
export function occurrencesOf(change: Change, base: Contract): Occurrence[] {
  const inBase = partsOf(change.base?.pointer ?? change.revision?.pointer ?? '');
  if (inBase[0] === 'components' && inBase[1] === 'schemas') {
    const rest = fieldPath(change.property === 'key' ? inBase : inBase.slice(3));
    const uses = usesOf(base, inBase[2] ?? '');
    if (uses.length > 0) return uses.map((use) => ({ ...use, field: [...use.field, ...rest] }));
  }
  const parts = basePathOf(change);
  const responses = parts.indexOf('responses');
  const status = responses === -1 ? undefined : parts[responses + 1];
  const field = fieldPath(parts.slice(responses + 2));
  return operationsAt(parts, base).map((operationId) => ({ operationId, status, field }));
}

function operationsAt([root, path, method]: string[], base: Contract): string[] {
  if (root === 'webhooks') return eventsOf(base, path);
  if (root !== 'paths') return [''];
  const ofPath = base.operations.filter((operation) => operation.path === path);
  const ofMethod = ofPath.filter((operation) => operation.method.toLowerCase() === method);
  const ids = (ofMethod.length > 0 ? ofMethod : ofPath).map(({ id }) => id);
  // A new path.
  return ids.length > 0 ? ids : [`${(method ?? '').toUpperCase()} ${path}`.trim()];
}

/** The event with this name; all events if all were removed. */
const eventsOf = ({ events }: Contract, name: string | undefined): string[] =>
  (name === undefined ? events.map(({ target }) => target) : [name]).map((one) => `event ${one}`);

/**
 * The shop's contract needs at most 2,400. If each of n schemas refers to the next one twice, there are 2 to the power of
 * n.
 */
const MOST_STEPS = 200_000;

/** Where a component is used, directly or through others. */
function usesOf(contract: Contract, name: string): Occurrence[] {
  const budget = { left: MOST_STEPS };
  const places = (schema: JsonSchema) => fieldsWith(contract, schema, name, [], [], budget);
  const operations = contract.operations.flatMap(({ id, parameters, body, responses }) => {
    const sent = [...parameters.map(({ schema }) => schema), ...(body ? [body.schema] : [])];
    return [
      ...sent.flatMap(places).map((field) => ({ operationId: id, status: undefined, field })),
      ...[...responses.values()].flatMap(({ status, content }) =>
        [...content.values()]
          .flatMap(({ schema }) => places(schema))
          .map((field) => ({ operationId: id, status, field })),
      ),
    ];
  });
  const events = contract.events
    .filter(({ payload }) => places(payload).length > 0)
    .map(({ target }) => ({ operationId: `event ${target}`, status: undefined, field: [] }));
  return [...operations, ...events];
}

/** Fields of a schema that use this component. */
function fieldsWith(
  contract: Contract,
  node: unknown,
  name: string,
  field: readonly string[],
  opened: readonly string[],
  budget: { left: number },
): (readonly string[])[] {
  budget.left -= 1;
  if (budget.left < 0) throw new Error(`The component ${name} is used in too many places.`);
  if (Array.isArray(node)) {
    return node.flatMap((child) => fieldsWith(contract, child, name, field, opened, budget));
  }
  if (!isObject(node)) return [];
  const ref = node['$ref'];
  if (typeof ref === 'string') {
    const target = ref.split('/').at(-1) ?? '';
    if (target === name) return [field];
    if (opened.includes(target)) return [];
    return fieldsWith(contract, contract.schemas[target], name, field, [...opened, target], budget);
  }
  return Object.entries(node).flatMap(([keyword, child]) =>
    keyword === 'properties' && isObject(child)
      ? Object.entries(child).flatMap(([property, schema]) =>
          fieldsWith(contract, schema, name, [...field, property], opened, budget),
        )
      : fieldsWith(contract, child, name, field, opened, budget),
  );
}
