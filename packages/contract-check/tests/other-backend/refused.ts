/** A business failure with its text. */
export class Refused extends Error {
  readonly code: number;
  readonly body: unknown;

  constructor(code: number, message: string, body: unknown = null) {
    super(message);
    this.code = code;
    this.body = body;
  }
}
