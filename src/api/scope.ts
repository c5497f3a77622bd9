/** The visit that a call is sent for: a customer's or an anonymous visitor's. */
export type CallScope = {
  /** The bearer token; empty for a visitor. */
  token: string;
  /** Aborts when the visit ends. */
  signal: AbortSignal;
};

let current: CallScope = { token: '', signal: new AbortController().signal };

export function currentScope(): CallScope {
  return current;
}

/** Sets the scope for new calls. Called by the session on every change of the customer. */
export function enterScope(scope: CallScope): void {
  current = scope;
}
