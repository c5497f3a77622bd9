import type { Sent } from './types.ts';

type More = {
  /** The operation whose answer is wrong, where it is not the one that the check is about. */
  blamed?: string;
  /** What the findings of one fault have in common, where the message says more. */
  cause?: string;
};

/** A failed expectation inside a check; becomes a broken result with the curl line of the call. */
export class Broken extends Error {
  override readonly name: string = 'Broken';
  readonly sent: Sent | undefined;
  readonly appSurvives: boolean | null;
  readonly blamed: string | undefined;
  readonly ofCause: string | undefined;

  constructor(message: string, sent?: Sent, appSurvives: boolean | null = null, more: More = {}) {
    super(message);
    this.sent = sent;
    this.appSurvives = appSurvives;
    this.blamed = more.blamed;
    this.ofCause = more.cause;
  }
}

/** Several things that one check found. */
export class Several extends Error {
  override readonly name = 'Several';
  readonly all: readonly Broken[];

  constructor(all: readonly Broken[]) {
    super(all.map(({ message }) => message).join('; '));
    this.all = all;
  }
}

/** An operation that should have answered a success and never did: nothing was seen of it. */
export class NotExercised extends Broken {
  override readonly name = 'NotExercised';
}

/** A check that this backend or these options do not allow. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
