/** A fault of one answer, as X-Chaos spells it. */
export type Fault = {
  name: string;
  words: string;
  /** The status at the end of the message; 0 when no answer came, null when there is no message. */
  status: number | null;
  /** Whether reads are retried, 3 times. */
  isRepeated: boolean;
  /** The server did its work; only its answer was lost. */
  isDone: boolean;
};

const plain = { isRepeated: false, isDone: false };

export const LATENCY: Fault = { ...plain, name: 'latency 5 s', words: '', status: null };
export const UNAUTHORISED: Fault = { ...plain, name: '401', words: '401', status: 401 };

/** Latency first, since it succeeds; 401 last, since it ends the session. */
export const FAULTS: readonly Fault[] = [
  LATENCY,
  { ...plain, name: '500', words: 'status=500', status: 500, isRepeated: true },
  { ...plain, name: '502 HTML', words: 'status=502;type=html', status: 502, isRepeated: true },
  { ...plain, name: 'malformed JSON', words: 'malformed', status: 200, isDone: true },
  { ...plain, name: 'off the contract', words: 'off-contract', status: 200, isDone: true },
  { ...plain, name: 'dropped', words: 'drop', status: 0, isRepeated: true },
  UNAUTHORISED,
];

/** The message for an answer that breaks the contract, whatever the call. */
export const UNREADABLE = "The server's answer could not be read";

/** The message when the server no longer accepts the customer's token. */
export const ENDED = 'Error: Your session has ended. Sign in again. (401)';

export const LATENCY_MS = 5000;
export const REPEATS = 3;
