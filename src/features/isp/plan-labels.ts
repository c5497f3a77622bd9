import { json, persistedByCustomer } from '../../platform/persisted.ts';
import type { PlanLabels } from './plan-list.ts';

/** The customer's own names for plans, stored in this browser. */
export const labelsOf = persistedByCustomer<PlanLabels>('isp-labels', json(parse), {});

function parse(value: unknown): PlanLabels {
  const entries = Object.entries(value as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
