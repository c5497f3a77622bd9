import { isObject } from '../load.ts';
import type { Contract, JsonSchema } from '../load.ts';

type Problem = { rule: string; path: readonly string[]; message: string };

const PREFIX = '#/components/schemas/';

/**
 * Every text and list of an answer or event needs a maximum size: without one, an answer can block a page for
 * minutes.
 */
export function answersAreBounded({ operations, events, schemas }: Contract): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];

  const visitNamed = (ref: unknown) => {
    const name = typeof ref === 'string' ? ref.slice(PREFIX.length) : '';
    if (used.has(name) || schemas[name] === undefined) return;
    used.add(name);
    visit(schemas[name], ['components', 'schemas', name]);
  };
  const visit = (schema: JsonSchema, path: readonly string[]) => {
    visitNamed(schema['$ref']);
    const keyword = missingBound(schema);
    if (keyword !== null) {
      const message = `What an answer holds has a largest size: give it ${keyword}.`;
      problems.push({ rule: 'answers-are-bounded', path, message });
    }
    for (const [at, child] of childrenOf(schema)) visit(child, [...path, ...at]);
  };

  for (const { responses } of operations) {
    for (const { content } of responses.values()) {
      visitNamed(content.get('application/json')?.schema['$ref']);
    }
  }
  for (const { payload } of events) visitNamed(payload['$ref']);
  return problems;
}

function missingBound(schema: JsonSchema): 'maxLength' | 'maxItems' | null {
  const types = [schema['type']].flat();
  const isShort = 'const' in schema || 'enum' in schema || hasBoundedPattern(schema);
  if (types.includes('string') && !isShort && !('maxLength' in schema)) return 'maxLength';
  return types.includes('array') && !('maxItems' in schema) ? 'maxItems' : null;
}

/** Whether a pattern of the whole text has no unbounded repetition. */
function hasBoundedPattern({ pattern }: JsonSchema): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);
}

function childrenOf(schema: JsonSchema): [string[], JsonSchema][] {
  const { properties = {}, items, anyOf = [] } = schema;
  const children: [string[], unknown][] = [
    ...Object.entries(properties as object).map(([name, child]): [string[], unknown] => [
      ['properties', name],
      child,
    ]),
    [['items'], items],
    ...(anyOf as unknown[]).map((child, index): [string[], unknown] => [
      ['anyOf', String(index)],
      child,
    ]),
  ];
  return children.filter((entry): entry is [string[], JsonSchema] => isObject(entry[1]));
}
