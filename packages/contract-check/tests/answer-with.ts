import type { Answer } from '../engine/types.ts';

/** A JSON response with this text. */
export const answerWith = (status: number, text: string): Answer => ({
  status,
  contentType: 'application/json',
  headers: new Headers(),
  text,
  json: undefined,
  byteProblems: [],
  tookMs: 0,
});
