import type { Answer } from './types.ts';
import { clipped } from './visible.ts';

/** Longer than the part that a report shows, so that no secret is truncated before it is removed. */
const MAX_LENGTH = 20_000;

/** The text of a rejection in one line. */
export function textOf({ status, json }: Answer): string {
  const { code, message, body, error } = (json ?? {}) as Record<string, unknown>;
  const text = [message, body, error].find((one) => typeof one === 'string' && one !== '');
  const number = code === undefined || code === status ? `HTTP ${status}` : `code ${String(code)}`;
  return text === undefined ? number : `${clipped(String(text), MAX_LENGTH)} (${number})`;
}
