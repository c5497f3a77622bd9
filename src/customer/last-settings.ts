import type { GeneratorChoice } from '../domain/proxies/generator.ts';
import { DEFAULT_DURATION, isDurationOf } from '../domain/proxies/generator.ts';
import { json, persistedByCustomer } from '../platform/persisted.ts';
import { parseSettings } from './recipes.ts';

/** The generator settings that a customer chose last in this browser; null when there are none that can be read. */
export const lastSettingsOf = persistedByCustomer<GeneratorChoice | null>(
  'generator',
  json<GeneratorChoice | null>(parse),
  null,
);

function parse(value: unknown): GeneratorChoice | undefined {
  const settings = parseSettings(value as Partial<GeneratorChoice>);
  if (settings === null) return undefined;
  const { tier, life } = settings;
  const isOffered = life === null || isDurationOf(tier, life);
  return isOffered ? settings : { ...settings, life: DEFAULT_DURATION[tier] };
}
