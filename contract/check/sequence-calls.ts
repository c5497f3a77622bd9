import { isObject } from '../load.ts';
import { Broken, Skipped, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { isSuccess } from './judge.ts';
import type { Identity, Input, Sent } from './types.ts';

export type Row = { [field: string]: unknown };

/** A check that needs more than one call: what one answers, another must agree with. */
export type Sequence = {
  /** The operation that stands or falls with it. */
  operationId: string;
  name: string;
  run: (context: CheckContext) => Promise<void>;
};

const SPAN = { SearchBeginTime: '2020-01-01 00:00:00', SearchEndTime: '2099-12-31 23:59:59' };

/** The body of a success; anything else ends the check. */
export async function success(
  context: CheckContext,
  operationId: string,
  input: Input = { query: {} },
  identity: Identity = 'customer',
): Promise<{ body: unknown; sent: Sent }> {
  if (identity === 'customer') requireToken(context);
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, identity);
  if (!isSuccess(answer.json)) {
    const text = isObject(answer.json) ? String(answer.json['message']) : answer.status;
    throw new Broken(`${operationId} fails: ${text}`, sent, true);
  }
  return { body: answer.json.body, sent };
}

/** The call must be refused, in a documented way. */
export async function refused(
  context: CheckContext,
  operationId: string,
  input: Input,
  identity: Identity,
  complaint: string,
): Promise<void> {
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, identity);
  if (isSuccess(answer.json)) throw new Broken(complaint, sent);
}

export async function orders(
  context: CheckContext,
  query: Input['query'],
  identity: Identity = 'customer',
): Promise<{ records: Row[]; totalPage: number; sent: Sent }> {
  const input = { query: { ...SPAN, ...query } };
  const { body, sent } = await success(context, 'listOrders', input, identity);
  const { records, totalPage } = body as { records: Row[]; totalPage: number };
  return { records, totalPage, sent };
}

export async function bandwidth(
  context: CheckContext,
  identity: Identity = 'customer',
): Promise<Row> {
  const { body } = await success(context, 'getBandwidth', { query: {} }, identity);
  return body as Row;
}

/** The customer's first ISP plan; without one there is nothing to check. */
export async function firstPlan(context: CheckContext): Promise<Row> {
  const { body } = await success(context, 'listIspPlans');
  const [plan] = body as Row[];
  if (plan === undefined) throw new Skipped('the customer has no ISP plan');
  return plan;
}

export function requireToken({ client }: CheckContext): void {
  if (client.tokenOf('customer') === '') {
    throw new Skipped('give --token, or --email and --password');
  }
}

export function requireOther({ client }: CheckContext): void {
  if (client.tokenOf('other customer') === '') throw new Skipped('give --other-token');
}

export function requireMutate({ options }: CheckContext): void {
  if (!options.mutate) throw new Skipped('it changes things; run it with --mutate');
}
