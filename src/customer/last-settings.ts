import * as z from 'zod/mini';
import type { GeneratorChoice } from '../domain/proxies/generator.ts';
import { DEFAULT_DURATION, isDurationOf } from '../domain/proxies/generator.ts';
import { json, persistedByCustomer } from '../platform/persisted.ts';
import { parseSettings } from './recipes.ts';

/** The generator settings that a customer chose last in this browser; null when there are none that can be read. */
export const lastSettingsOf = persistedByCustomer<GeneratorChoice | null>(
  'generator',
  json(z.pipe(z.looseObject({}), z.transform(parse))),
  null,
);

function parse(value: Record<string, unknown>): GeneratorChoice | null {
  const settings = parseSettings(value);
  if (settings === null) return null;
  const { tier, life } = settings;
  const isOffered = life === null || isDurationOf(tier, life);
  return isOffered ? settings : { ...settings, life: DEFAULT_DURATION[tier] };
}
