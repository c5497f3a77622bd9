/** Who sends a call: a customer's visit or an anonymous visitor's. */
export type Caller = {
  /** The bearer token; empty for a visitor. */
  token: string;
  /** Aborts when the visit ends. */
  signal: AbortSignal;
};

const VISITOR: Caller = { token: '', signal: new AbortController().signal };
let read = (): Caller => VISITOR;

/** Sets where calls find the current caller: in the session. */
export function setCaller(current: () => Caller): void {
  read = current;
}

export function currentCaller(): Caller {
  return read();
}
