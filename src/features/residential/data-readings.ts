import { useEffect } from 'react';
import type { Bandwidth } from '../../../generated/model/bandwidth.zod.ts';
import type { Reading } from '../../domain/runway.ts';
import { addReading } from '../../domain/runway.ts';
import { usageOf } from '../../domain/usage.ts';
import { json, persistedByCustomer, usePersisted } from '../../platform/persisted.ts';
import { useSession } from '../../session/session.ts';

const readingsOf = persistedByCustomer<readonly Reading[]>('data-readings', json(parse), []);

/** The data used as this browser has seen it, and keeps what it sees now. */
export function useReadings(bandwidth: Bandwidth | undefined, at: number): readonly Reading[] {
  const [readings, update] = usePersisted(readingsOf(useSession()));
  useEffect(() => {
    if (bandwidth === undefined) return;
    const used = { basic: usageOf(bandwidth, 'basic'), premium: usageOf(bandwidth, 'premium') };
    const reading = { at, basic: used.basic.usedGb, premium: used.premium.usedGb };
    update((kept) => addReading(kept, reading));
  }, [bandwidth, at, update]);
  return readings;
}

function parse(value: unknown): readonly Reading[] {
  return (value as unknown[]).filter(isReading).toSorted((a, b) => a.at - b.at);
}

function isReading(value: unknown): value is Reading {
  if (typeof value !== 'object' || value === null) return false;
  const { at, basic, premium } = value as Partial<Record<keyof Reading, unknown>>;
  return [at, basic, premium].every(Number.isFinite);
}
