import type { Sent, Severity } from './types.ts';

type More = {
  /** The operation whose response is wrong, if it is not the one being checked. */
  blamed?: string;
  /** The common cause of one fault's findings, if the message contains more. */
  cause?: string;
  /** The severity, if it does not follow from the check. */
  severity?: Severity;
  /** Whether the call alone reproduces it. By default, it does in checks that change nothing. */
  reproduces?: boolean;
};

/** A failed expectation of a check. Becomes a broken result with the call's curl line. */
export class Broken extends Error {
  override readonly name: string = 'Broken';
  readonly sent: Sent | undefined;
  readonly appSurvives: boolean | null;
  readonly blamed: string | undefined;
  readonly ofCause: string | undefined;
  readonly severity: Severity | undefined;
  readonly reproduces: boolean | undefined;

  constructor(message: string, sent?: Sent, appSurvives: boolean | null = null, more: More = {}) {
    super(message);
    this.sent = sent;
    this.appSurvives = appSurvives;
    this.blamed = more.blamed;
    this.ofCause = more.cause;
    this.severity = more.severity;
    this.reproduces = more.reproduces;
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

/** An operation that should have succeeded but never did, so it was not tested. */
export class NotExercised extends Broken {
  override readonly name = 'NotExercised';
}

/** A check that needs something that is missing. The message explains what would make it possible. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** A check of something that this operation or backend does not have, so it is not in the report. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}
