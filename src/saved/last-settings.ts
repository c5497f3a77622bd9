import * as z from 'zod/mini';
import {
  DEFAULT_DURATION,
  isDurationOf,
  type GeneratorSettings,
} from '../domain/proxies/generator.ts';
import { json, persistedByCustomer } from '../platform/persisted.ts';
import { StoredSettings } from './recipes.ts';

/** The generator settings that a customer last chose in this browser; null if there are none or they are invalid. */
export const lastSettingsOf = persistedByCustomer<GeneratorSettings | null>(
  'generator',
  json(z.pipe(StoredSettings, z.transform(withOfferedLife))),
  null,
);

function withOfferedLife(settings: GeneratorSettings): GeneratorSettings | null {
  const { tier, life } = settings;
  const isOffered = life === null || isDurationOf(tier, life);
  return isOffered ? settings : { ...settings, life: DEFAULT_DURATION[tier] };
}
