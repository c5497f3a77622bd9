import { clampAmount, DEFAULT_DURATION } from '../../domain/generator.ts';
import type { ResidentialTier } from '../../domain/price-list.ts';
import type { Settings } from './generator-state.ts';

export const TIER_NAMES: Record<ResidentialTier, string> = { basic: 'Basic', premium: 'Premium' };

/** Switching a tier sets its duration; Basic has no states and cities (specification §4, decisions §3.11). */
export function tierPatch(tier: ResidentialTier): Partial<Settings> {
  return { tier, life: DEFAULT_DURATION[tier], state: '', city: '' };
}

/** Picking a place clears what lies below it (specification §4). */
export function placePatch(level: 'country' | 'state' | 'city', code: string): Partial<Settings> {
  if (level === 'country') return { country: code, state: '', city: '' };
  return level === 'state' ? { state: code, city: '' } : { city: code };
}

/** What a typed amount becomes at once; an empty field is left alone until it is left (decisions §4). */
export function typedAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : clampAmount(Number(digits));
}

/** The listed code that a code means, best in its own case; empty when the list has none (decisions §3.11). */
export function listedCode(places: readonly { value: string }[], code: string): string {
  if (places.some(({ value }) => value === code)) return code;
  const wanted = code.toLowerCase();
  return places.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
}
