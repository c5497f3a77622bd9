import type { Operation } from '../load.ts';

/** Input of one call: query parameters by name, and a JSON body. */
export type Input = {
  query: Record<string, unknown>;
  body?: unknown;
  /** Sent instead of a body, as it is. */
  raw?: string;
};

/** How a call was authenticated; tokens themselves never reach a report. */
export type Identity = Customer | 'nobody' | 'broken token' | 'changed token' | 'ended token';

/** Those whose token is good; the new one registered in this run. */
export type Customer = 'customer' | 'other customer' | 'new customer';

export type Sent = {
  operation: Operation;
  input: Input;
  identity: Identity;
  /** A curl line that repeats the call when pasted; secrets stand in it as environment variables. */
  curl: string;
};

export type Answer = {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
  /** The parsed body, or undefined where it is not JSON. */
  json: unknown;
  /** What is wrong with the bytes themselves: their character set, compression, a mark before them. */
  byteProblems: string[];
};

/** One breach of the contract, as a check found it. */
export type Breach = {
  /** Name of the check, the same for all its breaches. */
  check: string;
  message: string;
};

export type Result = {
  operationId: string;
  check: string;
  outcome: 'kept' | 'broken' | 'skipped';
  /** HTTP statuses that were seen. */
  statuses: number[];
  message: string;
  /** The same for all results that one fault of the backend explains. */
  cause: string;
  /** The operation whose answer is wrong; not always the one that the check is about. */
  blamed: string;
  curl: string;
  /** The smallest failing input of generated ones. */
  input: Input | undefined;
  /** Would the app survive it? Null where the check is not about an answer's body. */
  appSurvives: boolean | null;
};

/** One answer of an operation, for the matrix operation × status × verdict. */
export type Observation = {
  operationId: string;
  status: number;
  /** The envelope's code, where there is one. */
  code: number | undefined;
  isKept: boolean;
  appSurvives: boolean;
};

/** What a reader should know and what is no fault. */
export type Note = { operationId: string; message: string };
