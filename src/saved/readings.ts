import * as z from 'zod/mini';
import type { Reading } from '../domain/usage/usage.ts';
import { boundedList, moment } from '../platform/bounds.ts';
import { json, persistedByCustomer } from '../platform/persisted.ts';

const gigabytes = z.number().check(z.gte(0), z.lte(1e12));
const StoredReading = z.object({ at: moment, basic: gigabytes, premium: gigabytes });
/** A week has 168 hours, with one reading each. */
const MAX_READINGS = 200;
const Readings = z.pipe(
  boundedList(StoredReading, MAX_READINGS),
  z.transform((readings: Array<Reading>): readonly Reading[] =>
    readings.toSorted((a, b) => a.at - b.at),
  ),
);

/** Readings of the data that a customer used in the last week, for the usage estimate and plot. */
export const readingsOf = persistedByCustomer<readonly Reading[]>(
  'data-readings',
  json(Readings),
  [],
);
