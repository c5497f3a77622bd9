export type Caller = {
  /** The bearer token; empty for a visitor. */
  token: string;
  signal: AbortSignal;
};

const VISITOR: Caller = { token: '', signal: new AbortController().signal };
let read = (): Caller => VISITOR;

export function setCaller(current: () => Caller): void {
  read = current;
}

export function currentCaller(): Caller {
  return read();
}
