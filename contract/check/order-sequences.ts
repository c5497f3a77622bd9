import { Broken, Skipped } from './context.ts';
import { orders, requireOther, success } from './sequence-calls.ts';
import type { Row, Sequence } from './sequence-calls.ts';

const MOST_PAGES = 5;

export const orderSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'pages show every order once, newest first',
    async run(context) {
      const seen = new Set<unknown>();
      let lastTime = '9999';
      let pages = 1;
      for (let page = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
        const { records, totalPage, sent } = await orders(context, { PageNo: page, PageSize: 5 });
        pages = totalPage;
        for (const record of records) {
          const time = String(record['sysCreateTime']);
          if (seen.has(record['orderNo'])) throw new Broken('an order stands on two pages', sent);
          if (time > lastTime) throw new Broken('orders are not newest first', sent);
          seen.add(record['orderNo']);
          lastTime = time;
        }
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'totalPage counts the pages',
    async run(context) {
      const { totalPage } = await orders(context, { PageNo: 1, PageSize: 5 });
      const last = await orders(context, { PageNo: Math.max(totalPage, 1), PageSize: 5 });
      if (totalPage > 0 && last.records.length === 0) {
        throw new Broken('the last page is empty', last.sent);
      }
      const beyond = await orders(context, { PageNo: totalPage + 1, PageSize: 5 });
      if (beyond.records.length > 0) {
        throw new Broken('there are orders behind the last page', beyond.sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'a page holds at most PageSize orders',
    async run(context) {
      const { records, sent } = await orders(context, { PageNo: 1, PageSize: 2 });
      if (records.length > 2) throw new Broken('more orders than PageSize', sent);
    },
  },
  {
    operationId: 'listOrders',
    name: 'orders lie inside the span of time, its ends included',
    async run(context) {
      const all = await orders(context, { PageNo: 1, PageSize: 100 });
      const middle = all.records[Math.floor(all.records.length / 2)];
      if (middle === undefined) throw new Skipped('the customer has no orders');
      const end = String(middle['sysCreateTime']);
      const { records, sent } = await orders(context, {
        PageNo: 1,
        PageSize: 100,
        SearchEndTime: end,
      });
      if (records.some((record) => String(record['sysCreateTime']) > end)) {
        throw new Broken('an order lies after SearchEndTime', sent);
      }
      if (!records.some((record) => record['orderNo'] === middle['orderNo'])) {
        throw new Broken('the order of that very moment is missing', sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'the type filter is kept',
    async run(context) {
      for (const type of [0, 1]) {
        const { records, sent } = await orders(context, { PageNo: 1, PageSize: 100, Type: type });
        const isStranger = (record: Row) => (record['mealType'] === 'isp') !== (type === 1);
        if (records.some(isStranger)) throw new Broken(`Type ${type} lists the other type`, sent);
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'two customers share no order',
    async run(context) {
      requireOther(context);
      const query = { PageNo: 1, PageSize: 100 };
      const mine = await orders(context, query);
      const theirs = await orders(context, query, 'other customer');
      const numbers = new Set(mine.records.map((record) => record['orderNo']));
      if (theirs.records.some((record) => numbers.has(record['orderNo']))) {
        throw new Broken("it lists another customer's orders", theirs.sent);
      }
    },
  },
  {
    operationId: 'analyseOrders',
    name: 'the counts are those of the rows, oldest first',
    async run(context) {
      const { body, sent } = await success(context, 'analyseOrders');
      const { rows, counts } = body as { rows: Row[]; counts: Row };
      for (const kind of ['basic', 'premium', 'isp']) {
        const found = rows.filter((row) => row['planType'] === kind).length;
        if (found !== counts[kind]) {
          throw new Broken(
            `counts.${kind} is ${String(counts[kind])}, the rows are ${found}`,
            sent,
          );
        }
      }
      const times = rows.map((row) => String(row['time']));
      const isSorted = times.every(
        (time, index) => index === 0 || time >= (times[index - 1] ?? ''),
      );
      if (!isSorted) throw new Broken('the rows are not oldest first', sent);
    },
  },
];
