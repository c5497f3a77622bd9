/** The server does not answer at all, so nothing can be said about the contract. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** One call gets no answer while others do. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly curl: string;

  constructor(message: string, curl: string) {
    super(message);
    this.curl = curl;
  }
}
