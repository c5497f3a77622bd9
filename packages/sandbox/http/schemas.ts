import * as z from 'zod/mini';
import * as models from '../../../generated/model/index.ts';
import { Refusal } from '../Refusal.ts';
import type { Operation } from './contract.ts';

const english = z.locales.en().localeError;

/** The generated zod schema of a component, if there is one. */
function schemaOf(name: string | undefined): z.core.$ZodType | undefined {
  if (name === undefined || !Object.hasOwn(models, name)) return undefined;
  const found: unknown = Reflect.get(models, name);
  return found instanceof z.ZodMiniType ? found : undefined;
}

/** Describes in one line what is wrong with a value; undefined when it is valid. */
export function complaint(name: string | undefined, value: unknown): string | undefined {
  const schema = schemaOf(name);
  return schema && complaintOf(schema, value);
}

export function complaintOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  const result = z.safeParse(schema, value, { error: english });
  return result.success ? undefined : describe(result.error);
}

/** Parses the input of an operation, or throws the documented business failure. */
export function parseInput(operation: Operation, url: URL, body: unknown): unknown {
  const [name, value] =
    operation.requestSchema === undefined
      ? [`${operation.id[0]?.toUpperCase()}${operation.id.slice(1)}Params`, query(operation, url)]
      : [operation.requestSchema, body];
  const schema = schemaOf(name);
  if (!schema) return value;
  const result = z.safeParse(schema, value, { error: english });
  if (!result.success) throw new Refusal(400, describe(result.error), 'invalid_request');
  return result.data;
}

function query({ numericParameters }: Operation, url: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...url.searchParams].map(([name, text]) => [
      name,
      numericParameters.has(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text,
    ]),
  );
}

const describe = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ');
