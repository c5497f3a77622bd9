import type { Operation } from './load.ts';

/** Input of one call: parameters of the query, the path and the headers by name, and a JSON body. */
export type Input = {
  query: Record<string, unknown>;
  body?: unknown;
  /** Sent unchanged instead of a body. */
  raw?: string;
};

/** How a call was authenticated. Tokens never appear in a report. */
export type Identity = Customer | 'anonymous' | 'broken token' | 'changed token' | 'ended token';

/** Customers with a valid token. The new one registered in this run. */
export type Customer = 'customer' | 'other customer' | 'new customer';

export type Sent = {
  operation: Operation;
  input: Input;
  identity: Identity;
  /** A curl line that repeats the call, with secrets as environment variables. */
  curl: string;
  /** The beginning of the response, without secrets. */
  answer?: string;
};

export type Answer = {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
  /** Problems of the bytes: character set, compression, byte order mark. */
  byteProblems: readonly string[];
  /** Duration of the call in ms, excluding the wait for the rate limit. */
  tookMs: number;
};

/** One violation of the contract. */
export type Breach = {
  /** Name of the check, shared by all of its violations. */
  check: string;
  message: string;
};

/** Severities of findings, worst first. */
export const SEVERITIES = ['money', 'privacy', 'breaks the shop', 'contract'] as const;
export type Severity = (typeof SEVERITIES)[number];

export type Result = {
  operationId: string;
  check: string;
  outcome: 'kept' | 'broken' | 'skipped';
  /** HTTP statuses seen. */
  statuses: readonly number[];
  message: string;
  /** Of something broken; null otherwise. */
  severity: Severity | null;
  /** Shared by all results of the same fault. */
  cause: string;
  /** The operation whose response is wrong; not always the one being checked. */
  blamed: string;
  /** A command that reproduces it; empty if no single call does. */
  curl: string;
  /** The beginning of the response that shows it, without secrets. */
  answer: string;
  /** The smallest failing input, if generated. */
  input: Input | undefined;
  /** Whether the app survives it. Null if the check is not about the body of a response. */
  appSurvives: boolean | null;
};

/** One response, for the matrix operation × status × verdict. */
export type Observation = {
  operationId: string;
  status: number;
  /** The envelope's code, if any. */
  code: number | undefined;
  isKept: boolean;
  appSurvives: boolean;
};

/** Worth knowing, but not a fault. */
export type Note = { operationId: string; message: string };

export type Row = { [field: string]: unknown };
