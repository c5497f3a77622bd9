import { attempt } from './attempt.ts';

/** The value of a JSON text; undefined when it is not JSON. */
export const parseJson = (text: string): unknown =>
  attempt((): unknown => JSON.parse(text), undefined);
