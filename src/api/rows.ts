import type {
  $ZodArray,
  $ZodExactOptional,
  $ZodIntersection,
  $ZodObject,
  $ZodType,
} from 'zod/v4/core';
import type { ActiveSession } from '../../generated/model/activeSession.zod.ts';
import type { DataBatch } from '../../generated/model/dataBatch.zod.ts';
import type { IspPlan } from '../../generated/model/ispPlan.zod.ts';
import type { IspProxy } from '../../generated/model/ispProxy.zod.ts';
import type { Location } from '../../generated/model/location.zod.ts';
import type { OrderAnalysisRow } from '../../generated/model/orderAnalysisRow.zod.ts';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import type { ProxyUser } from '../../generated/model/proxyUser.zod.ts';
import type { UsageShare } from '../../generated/model/usageShare.zod.ts';
import type { UsageTime } from '../../generated/model/usageTime.zod.ts';

/**
 * Lists whose rows are independent, with their path in the response: one bad row does not hide the others. Leaves out
 * the plans for sale, where an entry's position matters, and lists that a form sends back. Any of these lists may be
 * empty.
 */
const LISTS: Record<string, readonly string[]> = {
  listOrders: ['body', 'records'],
  analyseOrders: ['body', 'rows'],
  listIspPlans: ['body'],
  getIspPlan: ['body', 'proxies'],
  getBandwidth: ['body', 'batches'],
  searchLocations: ['body'],
};

/** The lists of offers, which are part of the build only if the shop has the offer. */
function offeredList(operationId: string): readonly string[] | null {
  if (__OFFERS_USAGE__ && /^getUsage(?:History|Breakdown)$/.test(operationId)) {
    return ['body', 'rows'];
  }
  if (__OFFERS_USERS__ && operationId === 'listProxyUsers') return ['body', 'users'];
  return __OFFERS_LOGOUT__ && operationId === 'listSessions' ? ['body'] : null;
}

type Independent =
  | ActiveSession
  | DataBatch
  | OrderRecord
  | OrderAnalysisRow
  | IspPlan
  | IspProxy
  | Location
  | ProxyUser
  | UsageShare
  | UsageTime;

/** A list of independent rows: the valid rows, and the number of invalid ones. */
export type Rows<Row> = { rows: readonly Row[]; invalidCount: number };

export type WithRows<Body> = Body extends readonly (infer Row)[]
  ? Row extends Independent
    ? Rows<Row>
    : Body
  : Body extends object
    ? { [Key in keyof Body]: WithRows<Body[Key]> }
    : Body;

export const listPath = (operationId: string): readonly string[] | null =>
  LISTS[operationId] ?? offeredList(operationId);

export const listSchema = (schema: $ZodType, path: readonly string[]) =>
  path.reduce(fieldOf, schema) as $ZodArray;

/** The schema of a field, even if the field is optional or belongs to a part of an allOf. */
function fieldOf(schema: $ZodType, name: string): $ZodType {
  const { def } = (schema as $ZodObject | $ZodIntersection)._zod;
  if (def.type !== 'object') return fieldOf(def.left, name) ?? fieldOf(def.right, name);
  const field = def.shape[name] as $ZodExactOptional | undefined;
  return field?._zod.def.innerType ?? (field as unknown as $ZodType);
}

export const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

export function withPartAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  part: unknown,
): unknown {
  if (key === undefined) return part;
  const before = value as Record<string, unknown>;
  return { ...before, [key]: withPartAt(before[key], rest, part) };
}
