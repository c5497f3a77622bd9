import type * as client from '../../generated/index.ts';
import type { Backend } from './backend.ts';
import type { Customer } from './store/customers.ts';

type Client = typeof client;

/** Every operation of the generated client: each name `x` that has a `getXUrl`. */
export type OperationId = {
  [K in keyof Client & string]: `get${Capitalize<K>}Url` extends keyof Client ? K : never;
}[keyof Client & string];

type Call<K extends OperationId> = Extract<Client[K], (...values: never) => unknown>;

/** The input of an operation: its JSON body or its query parameters. */
export type Input<K extends OperationId> =
  Required<Parameters<Call<K>>> extends [infer Taken, unknown] ? NonNullable<Taken> : undefined;

/** A body as sent. The client counts the invalid rows of its lists. */
type Sent<Read> = Read extends { rows: readonly (infer Row)[]; invalidCount: number }
  ? Row[]
  : Read extends object
    ? { [Key in keyof Read]: Sent<Read[Key]> }
    : Read;

/** The body of an operation's success, without the envelope. */
export type Body<K extends OperationId> = Sent<Awaited<ReturnType<Call<K>>>>;

export type RequestContext = {
  backend: Backend;
  /** The owner of the bearer token, if one was sent. */
  customer: Customer | undefined;
  /** Base address of the hosted pages, without a trailing slash. */
  publicUrl: string;
  /** The language of the page that sent the call; empty if unknown. */
  language: string;
  /** The bearer token, if one was sent. */
  token: string | undefined;
  /** Browser and system that sent the call; empty if unknown. */
  client: string;
};

export type Handler<K extends OperationId> = (
  context: RequestContext,
  input: Input<K>,
) => Body<K> | Promise<Body<K>>;

/** A handler for every operation. A missing handler or a wrong response type does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
