import type { Contract, JsonSchema } from '../engine/load.ts';
import { subschemas } from '../engine/subschemas.ts';

type Problem = { rule: string; path: readonly string[]; message: string };

const PREFIX = '#/components/schemas/';

/**
 * Every string, list and map in a response or event needs a maximum size, because otherwise a response can block a page
 * for minutes.
 */
export function answersAreBounded({ operations, events, schemas }: Contract): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];

  const checkNamed = (ref: unknown) => {
    const name = typeof ref === 'string' ? ref.slice(PREFIX.length) : '';
    if (used.has(name) || schemas[name] === undefined) return;
    used.add(name);
    check(schemas[name], ['components', 'schemas', name]);
  };
  const check = (schema: JsonSchema, path: readonly string[]) => {
    checkNamed(schema['$ref']);
    const keyword = missingBound(schema);
    if (keyword !== null) {
      const message = `A value in a response needs a maximum size: add ${keyword}.`;
      problems.push({ rule: 'answers-are-bounded', path, message });
    }
    for (const [at, child] of subschemas(schema)) check(child, [...path, ...at]);
  };

  for (const { responses } of operations) {
    for (const { content } of responses.values()) {
      checkNamed(content.get('application/json')?.schema['$ref']);
    }
  }
  for (const { payload } of events) checkNamed(payload['$ref']);
  return problems;
}

function missingBound(schema: JsonSchema): 'maxLength' | 'maxItems' | 'maxProperties' | null {
  const types = [schema['type']].flat();
  const isShort = 'const' in schema || 'enum' in schema || hasBoundedPattern(schema);
  if (types.includes('string') && !isShort && !('maxLength' in schema)) return 'maxLength';
  if (types.includes('array') && !('maxItems' in schema)) return 'maxItems';
  const isMap = typeof schema['additionalProperties'] === 'object';
  return isMap && !('maxProperties' in schema) ? 'maxProperties' : null;
}

/** Whether a pattern of the whole text has no unbounded repetition. */
function hasBoundedPattern({ pattern }: JsonSchema): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);
}
