import type { Sent } from './types.ts';

type More = {
  /** The operation whose answer is wrong, if it is not the one being checked. */
  blamed?: string;
  /** The common cause of one fault's findings, if the message contains more. */
  cause?: string;
};

/** A failed expectation of a check. Becomes a broken result with the call's curl line. */
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

/** Several findings of one check. */
export class Several extends Error {
  override readonly name = 'Several';
  readonly all: readonly Broken[];

  constructor(all: readonly Broken[]) {
    super(all.map(({ message }) => message).join('; '));
    this.all = all;
  }
}

/** An operation that should have succeeded and never did, so it was not tested. */
export class NotExercised extends Broken {
  override readonly name = 'NotExercised';
}

/** A check that is impossible with this backend or these options. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
