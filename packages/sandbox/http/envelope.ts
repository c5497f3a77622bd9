import type { Refusal } from '../Refusal.ts';
import { json, type Answer } from './answer.ts';
import type { Operation } from './contract.ts';

const UNAUTHORISED_TEXT = 'Please sign in again';

/** A success, wrapped in the envelope unless the operation has none. */
export const success = ({ successSchema }: Operation, body: unknown): Answer =>
  json(200, successSchema === undefined ? body : { code: 200, message: null, body });

/** A business failure, or HTTP 400 without an envelope. */
export function refusal(
  { successSchema }: Operation,
  { code, message: text, place, reason }: Refusal,
): Answer {
  if (successSchema === undefined) return json(400, { error: text });
  const texts = place === 'body' ? { message: null, body: text } : { message: text, body: null };
  return json(200, { code, ...texts, reason });
}

export const unauthorised = ({ responseSchemas }: Operation): Answer =>
  responseSchemas.get(401) === 'Unauthorized'
    ? json(401, { code: 401, message: UNAUTHORISED_TEXT, body: null })
    : json(401, { error: 'Invalid token' });

export const notFound = (text: string): Answer =>
  json(404, { code: 404, message: text, body: null });

export function wrongMethod(allowed: readonly string[]): Answer {
  const answer = json(405, { code: 405, message: 'Method not allowed', body: null });
  return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } };
}
