/** What a call is sent for: a customer's visit, or a visitor's. */
export interface CallScope {
  /** The bearer token, empty for a visitor. */
  readonly token: string;
  /** Aborts when the visit ends. */
  readonly signal: AbortSignal;
}

let current: CallScope = { token: '', signal: new AbortController().signal };

export function currentScope(): CallScope {
  return current;
}

/** Says for whom calls are sent from now on; the session does, on every change of the customer. */
export function enterScope(scope: CallScope): void {
  current = scope;
}
