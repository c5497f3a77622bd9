import { DEFAULT_DURATION, isDurationOf } from '../../domain/generator.ts';
import { json, persistedByCustomer } from '../../platform/persisted.ts';
import type { Settings } from './generator-state.ts';
import { parseSettings } from './recipe.ts';

/** The generator settings that a customer chose last in this browser; null when there are none that can be read. */
export const lastSettingsOf = persistedByCustomer<Settings | null>(
  'generator',
  json<Settings | null>(parse),
  null,
);

function parse(value: unknown): Settings | undefined {
  const settings = parseSettings(value as Partial<Settings>);
  if (settings === null) return undefined;
  const { tier, life } = settings;
  const isOffered = life === null || isDurationOf(tier, life);
  return isOffered ? settings : { ...settings, life: DEFAULT_DURATION[tier] };
}
