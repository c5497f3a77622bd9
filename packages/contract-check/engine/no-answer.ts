/** The server does not respond at all, so nothing can be reported about the contract. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** One call gets no response while others do. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly curl: string;

  constructor(message: string, curl: string) {
    super(message);
    this.curl = curl;
  }
}

/** The run stops early, with this reason. Earlier findings are reported. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** No complete response arrived, with this reason; `mayRepeat` if the server never received the call. */
export class LineFailed extends Error {
  override readonly name = 'LineFailed';
  readonly reason: 'late' | 'cut' | 'refused' | 'untrusted' | 'not HTTP' | 'too long';
  readonly mayRepeat: boolean;

  constructor(
    reason: LineFailed['reason'],
    message: string,
    { mayRepeat = false, cause }: { mayRepeat?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.mayRepeat = mayRepeat;
  }
}

const MIB = 1024 * 1024;

/** The failure of a response that exceeds the kit's limit. */
export const tooLong = (maxLength: number): LineFailed =>
  new LineFailed('too long', `the response is longer than ${maxLength / MIB} MiB`);
