import { exchange, operationOf } from '../engine/context.ts';
import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import type { Customer, Row } from '../engine/types.ts';
import { EVER } from './real-inputs.ts';
import { expectPrices, without } from './record-sequences.ts';
import { allOrders, keyOf, orders } from './sequence-calls.ts';
import type { OrderPage } from './sequence-calls.ts';

const LARGEST_PAGE = 100;
/** Maximum number of small pages that are compared with large ones. */
const MAX_SMALL_PAGES = 12;

const timeOf = (order: Row) => String(order['sysCreateTime']);
const isIsp = (order: Row) => order['mealType'] === 'isp';

export const orderSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'pages show every order once, newest first',
    async run(context) {
      const { records, sent } = await allOrders(context);
      expectOnce(records, { sent });
      const times = records.map(timeOf);
      const at = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? ''));
      if (at !== -1) {
        const pair = seen(times.slice(at - 1, at + 1));
        throw new Broken(`orders are not newest first${pair}`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'small pages together are the large one',
    async run(context) {
      const large = await orders(context, {});
      const total = large.records.length;
      if (total === 0) throw new Skipped('the customer has no orders');
      if (large.totalPage > 1 && total < LARGEST_PAGE) {
        throw new Broken(`a page of ${LARGEST_PAGE} has only ${total} orders`, large.sent);
      }
      for (const PageSize of new Set([5, Math.max(2, Math.ceil(total / MAX_SMALL_PAGES))])) {
        await expectPagesOf(context, large, PageSize);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'totalPage counts the pages',
    async run(context) {
      for (const Type of [undefined, 0, 1]) {
        const { records, isWhole } = await allOrders(context, 'customer', { Type });
        const { totalPage, sent } = await orders(context, { PageSize: 5, Type });
        const expected = Math.ceil(records.length / 5);
        const what = Type === undefined ? '' : ` of Type ${Type}`;
        if (isWhole && totalPage !== expected) {
          const message = `totalPage is ${totalPage} for ${records.length} orders${what} in pages of 5`;
          throw new Broken(message, sent, null, { cause: 'totalPage is wrong' });
        }
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'there is nothing behind the last page',
    async run(context) {
      const { totalPage } = await orders(context, { PageSize: 5 });
      const beyond = await orders(context, { PageNo: totalPage + 1, PageSize: 5 });
      if (beyond.records.length > 0) {
        const numbers = seen(beyond.records.map(({ orderNo }) => orderNo));
        throw new Broken(`there are orders behind the last page${numbers}`, beyond.sent);
      }
      if (totalPage > 0 && beyond.totalPage !== totalPage) {
        const message = `totalPage is ${totalPage} on the first page and ${beyond.totalPage} behind the last`;
        throw new Broken(message, beyond.sent, null, { cause: 'totalPage changes with PageNo' });
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'a page holds at most PageSize orders',
    async run(context) {
      const { records, sent } = await orders(context, { PageNo: 1, PageSize: 2 });
      if (records.length > 2) {
        throw new Broken(`more orders than PageSize${seen(records.length)}`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'orders lie inside the span of time, its ends included',
    async run(context) {
      const { records } = await orders(context, {});
      const middle = records[Math.floor(records.length / 2)];
      if (middle === undefined) throw new Skipped('the customer has no orders');
      const end = timeOf(middle);
      const [before, after] = [shifted(end, -1), shifted(end, 1)];
      await expectSpan(context, records, { SearchEndTime: end });
      await expectSpan(context, records, { SearchBeginTime: end });
      await expectSpan(context, records, { SearchBeginTime: end, SearchEndTime: end });
      await expectSpan(context, records, { SearchEndTime: before });
      await expectSpan(context, records, { SearchBeginTime: after });
    },
  },
  {
    operationId: 'listOrders',
    name: 'a span that ends before it begins holds nothing',
    async run(context) {
      const { SearchBeginTime: SearchEndTime, SearchEndTime: SearchBeginTime } = EVER;
      const operation = operationOf(context, 'listOrders');
      const query = { PageNo: 1, PageSize: 5, SearchBeginTime, SearchEndTime };
      const { sent, answer } = await exchange(context, operation, { query }, 'customer');
      if (!isSuccess(operation, answer)) return;
      const { records } = bodyOf(operation, answer) as OrderPage;
      if (records.length > 0) {
        throw new Broken(`a reversed span lists orders${seen(records.length)}`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'the type filter is kept',
    async run(context) {
      const all = await allOrders(context);
      for (const Type of [0, 1]) {
        const { records, sent } = await allOrders(context, 'customer', { Type });
        const isAsked = (record: Row) => isIsp(record) === (Type === 1);
        const other = records.find((record) => !isAsked(record));
        if (other !== undefined) {
          const what = seen(other['mealType']);
          throw new Broken(`Type ${Type} lists the other type${what}`, sent);
        }
        expectSame(all.records.filter(isAsked), records, `Type ${Type}`, sent);
      }
    },
  },
  {
    operationId: 'analyseOrders',
    name: 'the counts are those of the rows, oldest first',
    async run(context) {
      const { rows, counts, sent } = await analysis(context);
      for (const kind of ['basic', 'premium', 'isp']) {
        const found = rows.filter((row) => row['planType'] === kind).length;
        if (found !== counts[kind]) {
          const message = `counts.${kind} is ${String(counts[kind])}, the rows are ${found}`;
          throw new Broken(message, sent, null, { cause: 'counts that do not fit the rows' });
        }
      }
      const times = rows.map((row) => String(row['time']));
      const at = times.findIndex((time, index) => index > 0 && time < (times[index - 1] ?? ''));
      if (at !== -1) {
        const pair = seen(times.slice(at - 1, at + 1));
        throw new Broken(`the rows are not oldest first${pair}`, sent);
      }
      const stranger = rows.find(
        ({ type, planType, amount }) =>
          (type === 'ISP') !== (planType === 'isp') ||
          String(amount).endsWith('IPs') !== (planType === 'isp'),
      );
      if (stranger !== undefined) {
        const { type, planType, amount } = stranger;
        const words = [planType, type, amount].map(String).join(', ');
        throw new Broken(`a row does not fit itself: ${words}`, sent);
      }
    },
  },
  {
    operationId: 'analyseOrders',
    name: 'the analysis is that of the paid orders in the list',
    async run(context) {
      const { records, isWhole } = await allOrders(context);
      if (!isWhole) throw new Skipped('the customer has too many orders to read them all');
      const { rows, sent } = await analysis(context);
      const paid = records.filter(({ status }) => status !== 0);
      const ofList = paid.map(
        ({ mealType, quantity }) => `${String(mealType)} ${String(quantity)}`,
      );
      const ofRows = rows.map(
        ({ planType, amount }) => `${String(planType)} ${Number.parseFloat(String(amount))}`,
      );
      const missing = without(ofList, ofRows)[0];
      const extra = without(ofRows, ofList)[0];
      if (missing !== undefined) {
        throw new Broken(`a paid order is missing in the analysis: ${missing}`, sent);
      }
      if (extra !== undefined) {
        throw new Broken(`the analysis has a row for no paid order: ${extra}`, sent);
      }
      expectPrices(paid, rows, sent);
    },
  },
];

/**
 * The analysis of the paid orders.
 * @throws Broken when the call fails
 */
export async function analysis(context: CheckContext, identity: Customer = 'customer') {
  const operation = operationOf(context, 'analyseOrders');
  const { sent, answer } = await exchange(context, operation, { query: {} }, identity);
  if (!isSuccess(operation, answer)) throw new Broken('analyseOrders fails', sent, true);
  const { rows, counts } = bodyOf(operation, answer) as { rows: readonly Row[]; counts: Row };
  return { rows, counts, sent };
}

async function expectPagesOf(
  context: CheckContext,
  large: OrderPage,
  PageSize: number,
): Promise<void> {
  const wanted = Math.min(large.records.length, PageSize * MAX_SMALL_PAGES);
  const small: Row[] = [];
  let { sent } = large;
  for (let PageNo = 1; small.length < wanted && PageNo <= MAX_SMALL_PAGES; PageNo += 1) {
    const page = await orders(context, { PageNo, PageSize });
    sent = page.sent;
    small.push(...page.records);
  }
  expectOnce(small, { sent });
  expectSame(large.records.slice(0, wanted), small.slice(0, wanted), `pages of ${PageSize}`, sent);
}

function expectOnce(records: readonly Row[], { sent }: Pick<OrderPage, 'sent'>): void {
  const keys = records.map(keyOf);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined)
    throw new Broken(`an order stands in the list twice${seen(twice)}`, sent);
}

async function expectSpan(
  context: CheckContext,
  all: readonly Row[],
  span: { SearchBeginTime?: string; SearchEndTime?: string },
): Promise<void> {
  const { SearchBeginTime, SearchEndTime } = { ...EVER, ...span };
  const { records, sent } = await orders(context, span);
  const late = records.find((record) => timeOf(record) > SearchEndTime);
  if (late !== undefined) {
    throw new Broken(`an order lies after SearchEndTime${seen(timeOf(late))}`, sent);
  }
  const early = records.find((record) => timeOf(record) < SearchBeginTime);
  if (early !== undefined) {
    throw new Broken(`an order lies before SearchBeginTime${seen(timeOf(early))}`, sent);
  }
  const expected = all.filter(
    (record) => timeOf(record) >= SearchBeginTime && timeOf(record) <= SearchEndTime,
  );
  const missing = expected.find((one) => !records.some((other) => keyOf(other) === keyOf(one)));
  // There may be more orders behind the largest page, and then the range shows others.
  if (missing === undefined || all.length === LARGEST_PAGE) return;
  const isEnd = [SearchBeginTime, SearchEndTime].includes(timeOf(missing));
  throw new Broken(
    isEnd
      ? 'the order of that very moment is missing: both ends of the span are included'
      : 'an order of the span is missing',
    sent,
  );
}

function expectSame(
  expected: readonly Row[],
  found: readonly Row[],
  what: string,
  sent: OrderPage['sent'],
): void {
  const [left, right] = [expected.map(keyOf), found.map(keyOf)];
  const missing = left.find((number) => !right.includes(number));
  if (missing !== undefined) {
    const more = { cause: `an order is missing in ${what}` };
    throw new Broken(`the order ${missing} is missing in ${what}`, sent, null, more);
  }
  const extra = right.find((number) => !left.includes(number));
  if (extra !== undefined) {
    const more = { cause: `an order too many in ${what}` };
    throw new Broken(`${what} have the order ${extra}, the whole list has not`, sent, null, more);
  }
  if (left.some((number, index) => right[index] !== number)) {
    throw new Broken(`${what} are in another order than the whole list`, sent);
  }
}

/** The time plus so many seconds. */
function shifted(time: string, seconds: number): string {
  const moment = new Date(`${time.replace(' ', 'T')}Z`).getTime() + seconds * 1000;
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
