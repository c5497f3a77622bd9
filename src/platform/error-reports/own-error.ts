/** An error that the shop's own code throws. */
export abstract class OwnError extends Error {
  /** What a report may contain about the error: only text from our own code, and no external data. */
  abstract readonly report: string;
}
