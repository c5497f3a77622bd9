import { ApiError } from './errors.ts';

type Envelope = { code: number };

/** The body type of the success branch of an envelope. */
export type BodyOf<E extends Envelope> = Extract<E, { code: 200; body: unknown }>['body'];

/** The body of a success. Use it as `select` of a query, or on what a mutation answered. */
export function bodyOf<E extends Envelope>(envelope: E): BodyOf<E> {
  if (envelope.code !== 200) {
    throw new ApiError({
      kind: 'business',
      status: 200,
      code: envelope.code,
      message: '',
      operationId: '',
    });
  }
  return (envelope as Extract<E, { code: 200; body: unknown }>).body;
}
