import { clampAmount, DEFAULT_DURATION } from '../../domain/generator.ts';
import type { Tier } from '../../domain/plans.ts';
import type { Settings } from './generator-state.ts';

/** Switching a tier sets its default duration, unless the lines rotate. Basic has no states and cities. */
export function tierPatch(tier: Tier, { life }: Pick<Settings, 'life'>): Partial<Settings> {
  return { tier, life: life === null ? null : DEFAULT_DURATION[tier], state: '', city: '' };
}

/** Picking a place clears the places below it. */
export function placePatch(level: 'country' | 'state' | 'city', code: string): Partial<Settings> {
  if (level === 'country') return { country: code, state: '', city: '' };
  return level === 'state' ? { state: code, city: '' } : { city: code };
}

/** The meaning of a text in the amount field, and the text to show. */
export type TypedAmount = {
  /** Null while there is no digit: the field may be empty until it is left. */
  amount: number | null;
  /** The text while it equals the amount, else the clamped amount. */
  shown: string;
};

/**
 * Parses a typed amount. A separator before exactly three digits groups them; any other one starts a fraction, which
 * is cut off.
 */
export function typedAmount(text: string): TypedAmount {
  const figures = text.replace(/[^\d.,]/g, '');
  const [whole = ''] = figures.replace(/[.,](?=\d{3}(?!\d))/g, '').split(/[.,]/);
  if (whole === '') return { amount: null, shown: '' };
  const amount = clampAmount(Number(whole));
  return { amount, shown: amount === Number(whole) ? figures : String(amount) };
}

/** The listed spelling of a code, preferring an exact match over one in another case; empty when it is not listed. */
export function listedCode(places: readonly { value: string }[], code: string): string {
  if (places.some(({ value }) => value === code)) return code;
  const wanted = code.toLowerCase();
  return places.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
}
