/** Who sends a call: a customer's visit or an anonymous visitor's. */
export type Caller = {
  /** The bearer token; empty for a visitor. */
  token: string;
  /** Aborts when the visit ends. */
  signal: AbortSignal;
};

const VISITOR: Caller = { token: '', signal: new AbortController().signal };
let read = (): Caller => VISITOR;

/** Sets the function that returns the current caller, which is the session's. */
export function setCaller(current: () => Caller): void {
  read = current;
}

export function currentCaller(): Caller {
  return read();
}
