import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import type { Input, Row } from '../engine/types.ts';
import { EVER } from './real-inputs.ts';
import { allOrders, keyOf, orders, type OrderPage } from './sequence-calls.ts';

const LARGEST_PAGE = 100;
/** Maximum number of small pages that are compared with large ones. */
const MAX_SMALL_PAGES = 12;
/** Pages of a filtered list that are compared with the whole. */
const FILTERED_PAGES = 4;

const UNSTABLE =
  'the sort is unstable: orders of the same second change places between two responses; sort by sysCreateTime and then by the key';

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
    name: 'small pages add up to the large one',
    async run(context) {
      const large = await orders(context, {});
      const total = large.records.length;
      if (total === 0) throw new Skipped('the customer has no orders');
      if (large.totalPage > 1 && total < LARGEST_PAGE) {
        throw new Broken(`a page of ${LARGEST_PAGE} has only ${total} orders`, large.sent);
      }
      await expectStable(context, large);
      for (const PageSize of new Set([5, Math.max(2, Math.ceil(total / MAX_SMALL_PAGES))])) {
        await expectPagesOf(context, large, PageSize);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'small pages of a type or a time range add up to its large one',
    async run(context) {
      const whole = await orders(context, {});
      const { records } = whole;
      if (records.length < FILTERED_PAGES) {
        throw new Skipped(`the customer has fewer than ${FILTERED_PAGES} orders`);
      }
      await expectStable(context, whole);
      const [newest = {}, oldest = {}] = [records[1], records.at(-2)];
      const span = { SearchBeginTime: timeOf(oldest), SearchEndTime: timeOf(newest) };
      for (const query of [{ Type: 0 }, { Type: 1 }, span]) {
        const large = await orders(context, query);
        const size = Math.max(2, Math.ceil(large.records.length / FILTERED_PAGES));
        if (large.records.length > 0) await expectPagesOf(context, large, size, query);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'totalPage counts the pages',
    async run(context) {
      for (const Type of [undefined, 0, 1]) {
        const { records, isWhole } = await allOrders(context, 'customer', { Type });
        const what = Type === undefined ? '' : ` of Type ${Type}`;
        if (isWhole) await expectTotalPage(context, records.length, what, { Type });
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'there is nothing after the last page',
    async run(context) {
      const { totalPage } = await orders(context, { PageSize: 5 });
      const beyond = await orders(context, { PageNo: totalPage + 1, PageSize: 5 });
      if (beyond.records.length > 0) {
        const numbers = seen(beyond.records.map(({ orderNo }) => orderNo));
        throw new Broken(`there are orders after the last page${numbers}`, beyond.sent);
      }
      if (totalPage > 0 && beyond.totalPage !== totalPage) {
        const message = `totalPage is ${totalPage} on the first page and ${beyond.totalPage} after the last`;
        throw new Broken(message, beyond.sent, null, { cause: 'totalPage changes with PageNo' });
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'a page has at most PageSize orders',
    async run(context) {
      const { records, sent } = await orders(context, { PageNo: 1, PageSize: 2 });
      if (records.length > 2) {
        throw new Broken(`more orders than PageSize${seen(records.length)}`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'orders are within the time range, both ends included',
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
    name: 'a time range that ends before it begins has no orders',
    async run(context) {
      const { SearchBeginTime: SearchEndTime, SearchEndTime: SearchBeginTime } = EVER;
      const operation = operationOf(context, 'listOrders');
      const query = { PageNo: 1, PageSize: 5, SearchBeginTime, SearchEndTime };
      const { sent, answer } = await exchange(context, operation, { query }, 'customer');
      if (!isSuccess(operation, answer)) return;
      const { records } = bodyOf(operation, answer) as OrderPage;
      if (records.length > 0) {
        throw new Broken(`a reversed time range lists orders${seen(records.length)}`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'the type filter is applied',
    async run(context) {
      const all = await allOrders(context);
      for (const Type of [0, 1]) {
        const { records, sent } = await allOrders(context, 'customer', { Type });
        const isOfType = (record: Row) => isIsp(record) === (Type === 1);
        const other = records.find((record) => !isOfType(record));
        if (other !== undefined) {
          const what = seen(other['mealType']);
          context.found(new Broken(`Type ${Type} lists the other type${what}`, sent));
          continue;
        }
        expectSame(context, all.records.filter(isOfType), records, `Type ${Type}`, sent);
      }
    },
  },
];

/** Reports a wrong number of pages, for a page size that divides the number of orders and for one that does not. */
export async function expectTotalPage(
  context: CheckContext,
  count: number,
  what: string,
  query: Input['query'],
): Promise<void> {
  const divisor = [7, 5, 4, 3, 2].find((size) => count % size === 0);
  const sizes = new Set([5, Math.min(Math.max(1, count), LARGEST_PAGE), divisor ?? 1]);
  for (const PageSize of sizes) {
    const { totalPage, sent } = await orders(context, { PageSize, ...query });
    if (totalPage === Math.ceil(count / PageSize)) continue;
    const message = `totalPage is ${totalPage} for ${count} orders${what} in pages of ${PageSize}`;
    return context.found(new Broken(message, sent, null, { cause: 'totalPage is wrong' }));
  }
}

/** Reports orders of the same second that another response lists in a different sequence. */
async function expectStable(context: CheckContext, large: OrderPage): Promise<void> {
  const [first = '', ...rest] = [large, await orders(context, {}), await orders(context, {})].map(
    ({ records }) => records.map(keyOf).join('\n'),
  );
  if (rest.every((other) => other === first)) return;
  throw new Broken(UNSTABLE, large.sent, null, { cause: UNSTABLE });
}

async function expectPagesOf(
  context: CheckContext,
  large: OrderPage,
  PageSize: number,
  query: Input['query'] = {},
): Promise<void> {
  const wanted = Math.min(large.records.length, PageSize * MAX_SMALL_PAGES);
  const small: Row[] = [];
  let { sent } = large;
  for (let PageNo = 1; PageNo <= Math.ceil(wanted / PageSize); PageNo += 1) {
    const page = await orders(context, { ...query, PageNo, PageSize });
    sent = page.sent;
    small.push(...page.records);
  }
  expectOnce(small, { sent });
  expectSame(
    context,
    large.records.slice(0, wanted),
    small.slice(0, wanted),
    `pages of ${PageSize}${'Type' in query ? ` of Type ${String(query['Type'])}` : ''}`,
    sent,
  );
}

function expectOnce(records: readonly Row[], { sent }: Pick<OrderPage, 'sent'>): void {
  const keys = records.map(keyOf);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Broken(`an order is in the list twice${seen(twice)}`, sent);
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
    throw new Broken(`an order is after SearchEndTime${seen(timeOf(late))}`, sent);
  }
  const early = records.find((record) => timeOf(record) < SearchBeginTime);
  if (early !== undefined) {
    throw new Broken(`an order is before SearchBeginTime${seen(timeOf(early))}`, sent);
  }
  const expected = all.filter(
    (record) => timeOf(record) >= SearchBeginTime && timeOf(record) <= SearchEndTime,
  );
  const missing = expected.find((one) => !records.some((other) => keyOf(other) === keyOf(one)));
  // If there are orders beyond the largest page, the range shows different ones.
  if (missing === undefined || all.length === LARGEST_PAGE) return;
  const isEnd = [SearchBeginTime, SearchEndTime].includes(timeOf(missing));
  throw new Broken(
    isEnd
      ? 'the order of exactly that time is missing, although both ends of the range are included'
      : 'an order of the time range is missing',
    sent,
  );
}

function expectSame(
  context: CheckContext,
  expected: readonly Row[],
  found: readonly Row[],
  what: string,
  sent: OrderPage['sent'],
): void {
  const [left, right] = [expected.map(keyOf), found.map(keyOf)];
  const missing = left.find((number) => !right.includes(number));
  if (missing !== undefined) {
    const more = { cause: `an order is missing in ${what}` };
    const message = `the order ${missing} is missing in ${what}`;
    return context.found(new Broken(message, sent, null, more));
  }
  const extra = right.find((number) => !left.includes(number));
  if (extra !== undefined) {
    const more = { cause: `an extra order in ${what}` };
    const message = `${what} have the order ${extra}, but the whole list does not`;
    return context.found(new Broken(message, sent, null, more));
  }
  if (left.some((number, index) => right[index] !== number)) {
    const isTie = expected.every((order, index) => timeOf(order) === timeOf(found[index] ?? {}));
    const message = isTie ? UNSTABLE : `${what} are sorted differently than the whole list`;
    context.found(new Broken(message, sent, null, isTie ? { cause: UNSTABLE } : {}));
  }
}

/** The time plus this many seconds. */
function shifted(time: string, seconds: number): string {
  const moment = new Date(`${time.replace(' ', 'T')}Z`).getTime() + seconds * 1000;
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
