import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { refused, requireMutate, requireOther, step, success } from '../engine/sequences.ts';
import type { Row, Sent } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { buy, newOrders, payFor, until } from './purchase.ts';
import { ispPlans, orders } from './sequence-calls.ts';

type Detail = { orderNo: unknown; proxies: readonly Row[]; replacements: Row };

/** Replacement of addresses: previews, allowance, price and permission. */
export const replaceSequences: Sequence[] = [
  {
    operationId: 'replaceIps',
    name: 'a preview changes nothing',
    async run(context) {
      const before = await replaceable(context);
      const { records } = await orders(context, {});
      const { pairs, url, sent } = await replace(context, before, idsOf(before).slice(0, 1), true);
      expectPairs(before, pairs, idsOf(before).slice(0, 1), sent);
      if (url !== undefined) context.found(new Broken('a preview has a payment page', sent, true));
      const [made] = await newOrders(context, records);
      if (made !== undefined) context.found(new Broken('a preview creates an order', sent, true));
      const changed = changeOf(before, await detailOf(context, before.orderNo));
      if (changed !== undefined) throw new Broken(`a preview changes ${changed}`, sent, true);
    },
  },
  {
    operationId: 'replaceIps',
    name: 'the price of a preview matches the free replacements',
    async run(context) {
      const before = await replaceable(context);
      const { left, price } = before.replacements as { left: number; price?: number };
      const ids = idsOf(before);
      const free = ids.slice(0, left);
      if (free.length > 0) {
        const { amount, sent } = await replace(context, before, free, true);
        if (amount !== 0) {
          const message = `${free.length} replacements cost ${amount}, but ${left} are free`;
          context.found(
            new Broken(message, sent, true, { cause: 'a free replacement is charged' }),
          );
        }
      }
      const beyond = ids.slice(0, left + 1);
      if (beyond.length <= left)
        throw new Skipped('no plan has more addresses than free replacements');
      if (price === undefined) {
        const complaint = 'more addresses are replaced than the plan allows';
        const input = inputOf(before.orderNo, beyond, true);
        await refused(context, 'replaceIps', input, 'customer', complaint);
        return;
      }
      const { amount, sent } = await replace(context, before, beyond, true);
      if (Math.abs(amount - price) <= 0.005) return;
      const message = `one replacement beyond the free ones costs ${amount}, but the plan has the price ${price}`;
      const cause = 'a replacement costs a different price than the plan has';
      throw new Broken(message, sent, true, { cause });
    },
  },
  {
    operationId: 'replaceIps',
    name: 'an address that the plan does not have is rejected, and the others stay',
    async run(context) {
      const before = await replaceable(context);
      const ids = [...idsOf(before).slice(0, 1), `none-${crypto.randomUUID()}`];
      const complaint = 'an address that the plan does not have is replaced';
      const input = inputOf(before.orderNo, ids, false);
      await step(context, () =>
        refused(context, 'replaceIps', input, 'customer', complaint).then(() => undefined),
      );
      const changed = changeOf(before, await detailOf(context, before.orderNo));
      if (changed !== undefined) throw new Broken(`a rejected replacement changes ${changed}`);
    },
  },
  {
    operationId: 'replaceIps',
    changes: true,
    name: "another customer's plan stays unchanged",
    async run(context) {
      const before = await replaceable(context);
      requireOther(context);
      const complaint = "it replaces addresses of another customer's plan";
      for (const dryRun of [true, false]) {
        const input = inputOf(before.orderNo, idsOf(before).slice(0, 1), dryRun);
        await step(context, () =>
          refused(context, 'replaceIps', input, 'other customer', complaint).then(() => undefined),
        );
      }
      const changed = changeOf(before, await detailOf(context, before.orderNo));
      if (changed === undefined) return;
      throw new Broken(`another customer changes ${changed} of a plan`, undefined, true);
    },
  },
  {
    operationId: 'replaceIps',
    changes: true,
    name: 'a replacement changes only its address, and is counted',
    async run(context) {
      const before = await replaceable(context);
      const ids = idsOf(before).slice(0, 1);
      const { amount } = await replace(context, before, ids, true);
      const sent =
        amount === 0
          ? await replaceFree(context, before, ids)
          : await pay(context, before, ids, amount);
      const isDone = ({ proxies }: Detail) => !proxies.some(({ id }) => id === ids[0]);
      const after = await until(context, () => detailOf(context, before.orderNo), isDone);
      if (!isDone(after)) throw new Broken('the address is still there', sent, true);
      expectRest(context, before, after, ids, sent);
      const expected = Number(before.replacements['left']) - (amount === 0 ? 1 : 0);
      const { left } = after.replacements;
      if (left === undefined || left === expected) return;
      const message = `${String(left)} replacements are left instead of ${expected}`;
      throw new Broken(message, sent, true, { cause: 'a replacement is not counted' });
    },
  },
];

const inputOf = (orderNo: unknown, ids: readonly unknown[], dryRun: boolean) => ({
  query: {},
  body: { orderNo, ids, reason: 'dead', dryRun },
});

/** Dead addresses first. */
const idsOf = ({ proxies }: Detail): unknown[] =>
  [
    ...proxies.filter(({ state }) => state === 'dead'),
    ...proxies.filter(({ state }) => state !== 'dead'),
  ]
    .map(({ id }) => id)
    .filter((id) => id !== undefined);

async function replace(
  context: CheckContext,
  { orderNo }: Detail,
  ids: readonly unknown[],
  dryRun: boolean,
) {
  const { body, sent } = await success(context, 'replaceIps', inputOf(orderNo, ids, dryRun));
  return { ...(body as { pairs: readonly Row[]; amount: number; url?: string }), sent };
}

async function detailOf(context: CheckContext, orderNo: unknown): Promise<Detail> {
  const { body } = await success(context, 'getIspPlan', { query: { orderNo } });
  const { proxies, replacements = {} } = body as Partial<Detail>;
  return { orderNo, proxies: proxies ?? [], replacements };
}

/** An active plan whose addresses can be replaced. Skips the check without one. */
async function replaceable(context: CheckContext): Promise<Detail> {
  requireMutate(context);
  for (const plan of (await ispPlans(context)).plans.filter((one) => isActive(one))) {
    const detail = await detailOf(context, plan['orderNo']);
    const { left = 0, price } = detail.replacements;
    if (idsOf(detail).length > 0 && (Number(left) > 0 || price !== undefined)) return detail;
  }
  throw new Skipped('no active ISP plan of the customer has addresses that can be replaced');
}

/** The difference between two details of a plan; undefined if there is none. */
function changeOf(before: Detail, after: Detail): string | undefined {
  const addressesOf = ({ proxies }: Detail) =>
    JSON.stringify(proxies.map(({ id, host, port, userName }) => [id, host, port, userName]));
  if (addressesOf(before) !== addressesOf(after)) return 'the addresses';
  const isCounted = before.replacements['left'] !== after.replacements['left'];
  return isCounted ? 'the number of replacements that are left' : undefined;
}

function expectPairs(
  { proxies }: Detail,
  pairs: readonly Row[],
  ids: readonly unknown[],
  sent: Sent,
): void {
  const named = pairs.map(({ id, from }) => [id, from]);
  const hosts = ids.map((id) => [id, proxies.find((one) => one['id'] === id)?.['host']]);
  if (JSON.stringify(named) === JSON.stringify(hosts)) return;
  throw new Broken(`the pairs are not the addresses that were sent${seen(named)}`, sent, true);
}

async function replaceFree(context: CheckContext, before: Detail, ids: readonly unknown[]) {
  const { amount, pairs, url, sent } = await replace(context, before, ids, false);
  expectPairs(before, pairs, ids, sent);
  if (amount !== 0 || url !== undefined) {
    throw new Broken('a replacement costs something that is free in its preview', sent, true);
  }
  return sent;
}

async function pay(
  context: CheckContext,
  before: Detail,
  ids: readonly unknown[],
  amount: number,
): Promise<Sent> {
  const bought = await buy(context, 'replaceIps', inputOf(before.orderNo, ids, false));
  if (Math.abs(Number(bought.order['amount']) - amount) > 0.005) {
    const message = `a replacement costs ${String(bought.order['amount'])}, but its preview has ${amount}`;
    context.found(new Broken(message, bought.sent, true));
  }
  const changed = changeOf(before, await detailOf(context, before.orderNo));
  if (changed !== undefined) {
    throw new Broken(`a replacement changes ${changed} before it is paid`, bought.sent, true);
  }
  await payFor(context, bought);
  return bought.sent;
}

function expectRest(
  context: CheckContext,
  before: Detail,
  after: Detail,
  ids: readonly unknown[],
  sent: Sent,
): void {
  const lineOf = ({ id, host, port, userName }: Row) => JSON.stringify([id, host, port, userName]);
  const others = before.proxies.filter(({ id }) => !ids.includes(id)).map(lineOf);
  const now = after.proxies.map(lineOf);
  const gone = others.filter((one) => !now.includes(one)).length;
  if (gone > 0) {
    context.found(new Broken(`a replacement changes ${gone} other addresses`, sent, true));
  }
  if (now.length !== before.proxies.length) {
    const message = `a plan of ${before.proxies.length} addresses has ${now.length} after a replacement`;
    const cause = 'a replacement changes the number of addresses';
    context.found(new Broken(message, sent, true, { cause }));
  }
}
