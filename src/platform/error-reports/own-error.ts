/** An error of the shop's own. */
export abstract class OwnError extends Error {
  /** What a report may say of it: words of our code only, nothing that came from outside. */
  abstract readonly report: string;
}
