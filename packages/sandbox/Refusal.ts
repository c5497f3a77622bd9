import type { FailureReason } from '../../generated/model/failureReason.zod.ts';

/** A business failure: HTTP 200 with a code other than 200. Its text is in `message`, or for some in `body`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly reason: FailureReason;
  readonly place: 'message' | 'body';

  constructor(
    code: number,
    text: string,
    reason: FailureReason,
    place: 'message' | 'body' = 'message',
  ) {
    super(text);
    this.code = code;
    this.reason = reason;
    this.place = place;
  }
}
