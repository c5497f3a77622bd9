import type { $ZodType, $ZodUnion } from 'zod/v4/core';
import * as models from '../../../generated/model/index.ts';
import { normalise } from '../../../src/api/normalise.ts';
import { isObject } from './load.ts';
import type { Operation } from './load.ts';
import type { Answer } from './types.ts';

type ZodSchema = $ZodType & { safeParse: (value: unknown) => { success: boolean } };

/** The app's schema of the operation's success; undefined for a failure, and where the client has none. */
function schemaOf(operation: Operation, { status, json }: Answer): ZodSchema | undefined {
  if (status >= 400 || (operation.isEnvelope && hasFailureCode(json))) return undefined;
  const name = operation.responses.get('200')?.content.get('application/json')?.schemaName;
  const schema = (models as Record<string, unknown>)[name ?? ''] as ZodSchema | undefined;
  return operation.isEnvelope && schema !== undefined
    ? ((schema as unknown as $ZodUnion)._zod.def.options[0] as ZodSchema)
    : schema;
}

/** The answer as the app reads it: null in an optional field is absent. */
export function readByApp(operation: Operation, answer: Answer): Answer {
  const schema = schemaOf(operation, answer);
  return schema === undefined ? answer : { ...answer, json: normalise(schema, answer.json) };
}

/** The payload of the hub's event as the app reads it. */
export const readEventByApp = (payload: unknown) =>
  normalise(models.PaymentStatus, payload) as models.PaymentStatus;

/** As in `src/api/http.ts`: failures are shown, and successes must match the zod schema. */
export function survives(operation: Operation, answer: Answer): boolean {
  const { json } = readByApp(operation, answer);
  return schemaOf(operation, answer)?.safeParse(json).success ?? true;
}

/** Whether an answer writes what the app reads as nothing: null in an optional field, or a body that is not read. */
export function isWordy(operation: Operation, answer: Answer): boolean {
  const { json } = answer;
  if (!operation.isEnvelope || !isObject(json) || json['code'] !== 200) return false;
  if (!operation.readsBody) return (json['body'] ?? null) !== null;
  return JSON.stringify(readByApp(operation, answer).json) !== JSON.stringify(json);
}

/** Whether the envelope has the code of a failure. */
export const hasFailureCode = (json: unknown): json is { code: number } =>
  isObject(json) && typeof json['code'] === 'number' && json['code'] !== 200;
