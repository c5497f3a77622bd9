import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, NotApplicable } from '../engine/failures.ts';
import { bodyOf, isRefusal, isSuccess } from '../engine/judge.ts';
import { refused, requireOther, step, success } from '../engine/sequences.ts';
import type { Customer, Row, Sent } from '../engine/types.ts';
import { bandwidth } from './sequence-calls.ts';

const HISTORY = 'getUsageHistory';
const BREAKDOWN = 'getUsageBreakdown';
const LIST = 'listProxyUsers';
const TIERS = ['basic', 'premium'];
const DAY_MS = 86_400_000;
/** The longest range by days. */
const EVER_DAYS = 3660;
/** Sums of fractions have rounding errors, and each row is rounded to a thousandth of a MB. */
const dustOf = (rows: readonly unknown[]) => 0.005 + rows.length * 1e-6;
/** Figures of different times cannot be compared. */
const SAME_MS = 60_000;
const MOST_ROWS = 100_000;

type Usage = { gb: number; rows: readonly Row[]; asOf?: string; since?: string };
type Range = { from: number; to: number };

/** Usage over time is consistent with the used data, with itself, and with its range. */
export const usageSequences: Sequence[] = [
  {
    operationId: HISTORY,
    name: 'all usage adds up to the used data',
    async run(context) {
      for (const tier of TIERS) await step(context, () => expectUsed(context, tier, 'customer'));
    },
  },
  {
    operationId: HISTORY,
    also: [BREAKDOWN],
    name: 'hours, days, countries, hosts and users of a range add up to the same',
    async run(context) {
      for (const tier of TIERS) await step(context, () => expectSame(context, tier, 'customer'));
    },
  },
  {
    operationId: BREAKDOWN,
    also: [LIST],
    name: 'a proxy user has used what the usage by user lists',
    run: expectUsersUsed,
  },
  {
    operationId: HISTORY,
    name: 'a range has the hours and days that begin in it, in UTC and in order',
    async run(context) {
      for (const by of ['hour', 'day']) {
        for (const tier of TIERS) await step(context, () => expectInRange(context, tier, by));
      }
    },
  },
  {
    operationId: HISTORY,
    name: 'a range that ends before it begins, or is too long, is rejected',
    async run(context) {
      const today = midnight();
      for (const [by, from, to, complaint] of [
        ['day', today, today - DAY_MS, 'a range that ends before it begins is accepted'],
        ['hour', today - 400 * DAY_MS, today, 'a range of 400 days by hour is accepted'],
      ] as const) {
        const query = { tier: 'premium', by, ...written({ from, to }) };
        await step(context, () => refused(context, HISTORY, { query }, 'customer', complaint));
      }
    },
  },
  {
    operationId: HISTORY,
    also: [BREAKDOWN],
    name: 'no usage belongs to two customers',
    async run(context) {
      requireOther(context);
      for (const tier of TIERS) {
        const mine = await usage(context, HISTORY, { tier, by: 'day' }, ever());
        const theirs = await usage(context, HISTORY, { tier, by: 'day' }, ever(), 'other customer');
        const isSame = JSON.stringify(mine?.body.rows) === JSON.stringify(theirs?.body.rows);
        if (isSame && (theirs?.body.gb ?? 0) > 0) {
          context.found(new Broken("it shows another customer's usage", theirs?.sent));
        }
        await step(context, () => expectUsed(context, tier, 'other customer'));
        await step(context, () => expectSame(context, tier, 'other customer'));
      }
    },
  },
];

async function expectUsed(context: CheckContext, tier: string, identity: Customer): Promise<void> {
  const before = await bandwidth(context, identity);
  const found = await usage(context, HISTORY, { tier, by: 'day' }, ever(), identity);
  const after = await bandwidth(context, identity);
  if (found === undefined || !isOfSameTime(found.body, after)) return;
  const { gb, rows, since } = found.body;
  const used = (figures: Row) => Number(figures[`${tier}UsedBandwidth`]);
  const dust = dustOf(rows);
  const isEnough = since !== undefined || gb >= used(before) - dust;
  if (isEnough && gb <= used(after) + dust) return;
  const whose = identity === 'customer' ? '' : ' of another customer';
  const message = `the usage of ${tier}${whose} adds up to ${gb.toFixed(3)} GB, but ${used(after).toFixed(3)} GB were used`;
  throw new Broken(message, found.sent, true, { cause: 'usage and used data differ' });
}

const isOfSameTime = ({ asOf }: Usage, figures: Row): boolean =>
  asOf === undefined ||
  figures['asOf'] === undefined ||
  Math.abs(timeOf(asOf) - timeOf(figures['asOf'])) <= SAME_MS;

async function expectSame(context: CheckContext, tier: string, identity: Customer): Promise<void> {
  const days = await usage(context, HISTORY, { tier, by: 'day' }, lastWeek(), identity);
  const whole = days?.body.gb ?? 0;
  for (const [id, by] of [
    [HISTORY, 'day'],
    [HISTORY, 'hour'],
    [BREAKDOWN, 'country'],
    [BREAKDOWN, 'host'],
    [BREAKDOWN, 'user'],
  ] as const) {
    const found = await usage(context, id, { tier, by }, lastWeek(), identity);
    if (found === undefined) continue;
    const { sent, body } = found;
    const sum = body.rows.reduce((total, { gb }) => total + Number(gb), 0);
    const isCut = id === BREAKDOWN && body.rows.length >= MOST_ROWS;
    if (!isCut && Math.abs(sum - body.gb) > dustOf(body.rows)) {
      const message = `the rows by ${by} add up to ${sum.toFixed(3)} GB, but gb is ${body.gb.toFixed(3)}`;
      context.found(new Broken(message, sent, true, { cause: 'rows and gb differ' }));
    }
    if (Math.abs(body.gb - whole) > dustOf(body.rows)) {
      const message = `a week by ${by} has ${body.gb.toFixed(3)} GB, but by day ${whole.toFixed(3)}`;
      context.found(new Broken(message, sent, true, { cause: 'a range has different usage' }));
    }
    if (id === BREAKDOWN) expectShares(context, body.rows, by, sent);
  }
}

async function expectUsersUsed(context: CheckContext): Promise<void> {
  if (!context.contract.operations.some(({ id }) => id === LIST)) {
    throw new NotApplicable('the server offers no proxy users');
  }
  for (const period of ['day', 'month', 'total']) {
    const before = await usersOf(context, period);
    if (before.size === 0) continue;
    const used = await usedByUser(context, period);
    if (used === undefined) return;
    const after = await usersOf(context, period);
    for (const [id, most] of after) {
      const gb = used.gb.get(id) ?? 0;
      const least = before.get(id) ?? 0;
      if (gb >= least - used.dust && gb <= most + used.dust) continue;
      const message = `a proxy user has used ${most.toFixed(3)} GB, but the usage lists ${gb.toFixed(3)}`;
      throw new Broken(message, used.sent, true, { cause: 'usage and used data differ' });
    }
  }
}

/** What the customer's users with this period have used in it. */
async function usersOf(context: CheckContext, period: string): Promise<Map<unknown, number>> {
  const { users } = (await success(context, LIST)).body as { users: readonly Row[] };
  const ofPeriod = users.filter((user) => user['period'] === period);
  return new Map(ofPeriod.map(({ id, usedGb }) => [id, Number(usedGb)]));
}

/** The usage by user in the current period; undefined if it cannot be compared. */
async function usedByUser(context: CheckContext, period: string) {
  const begin = { day: midnight(), month: new Date().setUTCDate(1), total: ever().from };
  const range = { ...ever(), from: dayOf(begin[period as keyof typeof begin]) };
  const gb = new Map<unknown, number>();
  let last: { sent: Sent; dust: number } | undefined;
  for (const tier of TIERS) {
    const found = await usage(context, BREAKDOWN, { tier, by: 'user' }, range);
    if (found === undefined) return undefined;
    const { rows, asOf, since } = found.body;
    const isOld = asOf !== undefined && Date.now() - timeOf(asOf) > SAME_MS;
    const isNamed = rows.every(({ name, id }) => name === '' || id !== undefined);
    if (isOld || since !== undefined || !isNamed || rows.length >= MOST_ROWS) return undefined;
    for (const { id, gb: part } of rows) gb.set(id, (gb.get(id) ?? 0) + Number(part));
    last = { sent: found.sent, dust: dustOf(rows) };
  }
  return last && { ...last, gb };
}

function expectShares(context: CheckContext, rows: readonly Row[], by: string, sent: Sent): void {
  const isSorted = rows.every(
    ({ gb }, at) => at === 0 || Number(rows[at - 1]?.['gb']) >= Number(gb),
  );
  if (!isSorted) context.found(new Broken('the most used is not first', sent, true));
  const keys = rows.map(({ name, id }) => `${String(id ?? '')} ${String(name)}`);
  if (new Set(keys).size < keys.length) {
    context.found(new Broken(`a row by ${by} is in the list twice`, sent, true));
  }
  const wrong = by === 'host' && rows.find(({ name }) => /[/?#@A-Z\s]/.test(String(name)));
  if (wrong === false || wrong === undefined) return;
  const message = `a host is not just a name${seen(wrong['name'])}`;
  context.found(new Broken(message, sent, true, { severity: 'privacy' }));
}

async function expectInRange(context: CheckContext, tier: string, by: string): Promise<void> {
  const week = lastWeek();
  const middle = week.from + 3 * DAY_MS;
  const parts = [
    { from: week.from, to: middle },
    { from: middle, to: week.to },
  ];
  const whole = await usage(context, HISTORY, { tier, by }, week);
  let sum = 0;
  for (const range of parts) {
    const found = await usage(context, HISTORY, { tier, by }, range);
    if (found === undefined) return;
    sum += found.body.gb;
    expectTimes(found.body.rows, range, by, found.sent);
  }
  if (whole === undefined || Math.abs(sum - whole.body.gb) <= dustOf(whole.body.rows)) return;
  const message = `two parts of a week have ${sum.toFixed(3)} GB, but the week has ${whole.body.gb.toFixed(3)}`;
  throw new Broken(message, whole.sent, true, { cause: 'a range has different usage' });
}

function expectTimes(rows: readonly Row[], range: Range, by: string, sent: Sent): void {
  const begin = by === 'hour' ? /:00:00$/ : / 00:00:00$/;
  const times = rows.map(({ time }) => String(time));
  const outside = times.find((time) => timeOf(time) < range.from || timeOf(time) >= range.to);
  const problems = [
    [times.find((time) => !begin.test(time)), `a row does not begin with its ${by} in UTC`],
    [outside, 'a row begins outside the range'],
    [
      times.find((time, at) => at > 0 && timeOf(time) <= timeOf(times[at - 1])),
      'the rows are not in order, or one is in the list twice',
    ],
  ] as const;
  for (const [time, message] of problems) {
    if (time !== undefined) throw new Broken(message + seen(time), sent, true, { cause: message });
  }
}

/** The usage of a range; undefined if the server does not record this kind. */
async function usage(
  context: CheckContext,
  id: string,
  what: { tier: string; by: string },
  range: Range,
  identity: Customer = 'customer',
): Promise<{ body: Usage; sent: Sent } | undefined> {
  const query = { ...what, ...written(range) };
  if (id === HISTORY) {
    const { body, sent } = await success(context, id, { query }, identity);
    return { body: body as Usage, sent };
  }
  const operation = operationOf(context, id);
  const { sent, answer } = await exchange(context, operation, { query }, identity);
  if (isRefusal(operation, answer) && !isSuccess(operation, answer)) return undefined;
  return { body: bodyOf(operation, answer) as Usage, sent };
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
const midnight = (): number => dayOf(Date.now());
/** Whole days that are over. */
const lastWeek = (): Range => ({ from: midnight() - 7 * DAY_MS, to: midnight() });
const ever = (): Range => ({
  from: midnight() - (EVER_DAYS - 1) * DAY_MS,
  to: midnight() + DAY_MS,
});

const written = ({ from, to }: Range) => ({ from: stamp(from), to: stamp(to) });
const stamp = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const timeOf = (text: unknown): number => Date.parse(`${String(text).replace(' ', 'T')}Z`);
