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

/** What a text in the amount field means, and what the field shows of it. */
export type TypedAmount = {
  /** Null while there is no digit: the field may be empty until it is left. */
  readonly amount: number | null;
  /** The text while it means the amount as it stands, else the amount that it was clamped to. */
  readonly shown: string;
};

/** Reads a typed amount: a separator before exactly three digits groups them, any other begins a fraction, which is cut off. */
export function typedAmount(text: string): TypedAmount {
  const figures = text.replace(/[^\d.,]/g, '');
  const [whole = ''] = figures.replace(/[.,](?=\d{3}(?!\d))/g, '').split(/[.,]/);
  if (whole === '') return { amount: null, shown: '' };
  const amount = clampAmount(Number(whole));
  return { amount, shown: amount === Number(whole) ? figures : String(amount) };
}

/** The listed code that a code means, best in its own case; empty when the list has none (decisions §3.11). */
export function listedCode(places: readonly { value: string }[], code: string): string {
  if (places.some(({ value }) => value === code)) return code;
  const wanted = code.toLowerCase();
  return places.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
}
