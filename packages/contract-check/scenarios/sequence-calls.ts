import { answered, operationOf, type CheckContext } from '../engine/context.ts';
import { Skipped } from '../engine/failures.ts';
import { isSuccess } from '../engine/judge.ts';
import { success } from '../engine/sequences.ts';
import { textOf } from '../engine/texts.ts';
import type { Customer, Input, Row, Sent } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { EVER } from './real-inputs.ts';

export type OrderPage = { records: readonly Row[]; totalPage: number; sent: Sent };

/** A page of the customer's orders of all time; by default the first 100. */
export async function orders(
  context: CheckContext,
  query: Input['query'],
  identity: Customer = 'customer',
): Promise<OrderPage> {
  const input = { query: { PageNo: 1, PageSize: 100, ...EVER, ...query } };
  const { body, sent } = await success(context, 'listOrders', input, identity);
  const { records, totalPage } = body as { records: readonly Row[]; totalPage: number };
  return { records, totalPage, sent };
}

/** Orders with the same number are distinguished by their key, because a renewal may have the number of its plan. */
export const keyOf = ({ orderNo, id }: Row): string => `${String(orderNo)} (record ${String(id)})`;

/** Longer lists are not read completely. */
const MAX_PAGES = 20;

/** All orders of the customer, newest first. `isWhole` is false if there are more. */
export async function allOrders(
  context: CheckContext,
  identity: Customer = 'customer',
  query: Input['query'] = {},
): Promise<OrderPage & { isWhole: boolean }> {
  const first = await orders(context, query, identity);
  const { totalPage, sent } = first;
  const records = [...first.records];
  for (let page = 2; page <= Math.min(totalPage, MAX_PAGES); page += 1) {
    records.push(...(await orders(context, { ...query, PageNo: page }, identity)).records);
  }
  return { records, totalPage, sent, isWhole: totalPage <= MAX_PAGES };
}

/** The data that the customer has bought and used, in GB. */
export async function bandwidth(
  context: CheckContext,
  identity: Customer = 'customer',
): Promise<Row> {
  const { body } = await success(context, 'getBandwidth', { query: {} }, identity);
  return body as Row;
}

/** The ISP plans of the customer. */
export async function ispPlans(
  context: CheckContext,
  identity: Customer = 'customer',
): Promise<{ plans: readonly Row[]; sent: Sent }> {
  const { body, sent } = await success(context, 'listIspPlans', { query: {} }, identity);
  return { plans: body as Row[], sent };
}

/** An ISP plan of the customer, preferably active. Skips the check without one. */
export async function somePlan(context: CheckContext): Promise<Row> {
  const { plans } = await ispPlans(context);
  const plan = plans.find((one) => isActive(one)) ?? plans[0];
  if (plan === undefined) throw new Skipped('the customer has no ISP plan');
  return plan;
}

export type Account = { email: string; passWord: string };

/** Creates an account without a code, by the administrator's operation. Returns why not. */
export async function createElsewhere(
  context: CheckContext,
  { email, passWord: password }: Account,
): Promise<string | undefined> {
  const body = { email, password, email_confirm: true };
  const operation = operationOf(context, 'createUser');
  // Its own checks judge the response, because an unfinished server may lack the operation.
  const { answer } = await answered(operation, { query: {}, body }, 'anonymous', () =>
    context.client.send(operation, { query: {}, body }, 'anonymous'),
  );
  return isSuccess(operation, answer) ? undefined : textOf(answer);
}
