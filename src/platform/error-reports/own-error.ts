/** An error that the shop's own code throws. */
export abstract class OwnError extends Error {
  /** What a report may contain about it: only words of our own code, and nothing from outside. */
  abstract readonly report: string;
}
