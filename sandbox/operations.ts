import type * as client from '../generated/index.ts';
import type { Shop } from './shop.ts';
import type { Customer } from './store/customers.ts';

type Client = typeof client;

/** Every operation of the generated client: a name `x` beside which there is a `getXUrl`. */
export type OperationId = {
  [K in keyof Client & string]: `get${Capitalize<K>}Url` extends keyof Client ? K : never;
}[keyof Client & string];

type Call<K extends OperationId> = Extract<Client[K], (...values: never) => unknown>;
type Answer<K extends OperationId> = Awaited<ReturnType<Call<K>>>;

/** What the operation takes: its JSON body, or its query parameters. */
export type Input<K extends OperationId> =
  Required<Parameters<Call<K>>> extends [infer Taken, unknown] ? NonNullable<Taken> : undefined;

/** What a handler answers: the body of a success; the envelope is put around it elsewhere. */
export type Body<K extends OperationId> = [Extract<Answer<K>, { code: 200 }>] extends [never]
  ? Answer<K>
  : Extract<Answer<K>, { code: 200 }>['body'];

export interface Visit {
  shop: Shop;
  /** The holder of the bearer token, if one was sent. */
  customer: Customer | undefined;
  /** Where the caller finds the hosted pages, without a slash at the end. */
  publicUrl: string;
}

export type Handler<K extends OperationId> = (
  visit: Visit,
  input: Input<K>,
) => Body<K> | Promise<Body<K>>;

/** Complete by its type: an operation without a handler, or a wrong answer, does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
