import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import { success } from '../engine/sequences.ts';
import type { Row, Sent } from '../engine/types.ts';
import { factsOf, isActive } from './facts.ts';
import { allOrders, ispPlans } from './sequence-calls.ts';

const MAX_DETAILS = 8;
const COMPARED_COUNTRIES = 8;
const COMPARED_STATES = 4;
const CHARGE = ['nextChargeTime', 'nextChargeAmount'];

export const planSequences: Sequence[] = [
  {
    operationId: 'listStaticPlans',
    name: 'the second entry is the ISP plan',
    async run(context) {
      const { body, sent } = await success(context, 'listStaticPlans');
      const plans = body as Row[];
      if (plans[1] === undefined) throw new Broken('there is no second entry', sent, true);
      const keys = new Set(plans.map(({ planKey }) => planKey));
      if (keys.size < plans.length) throw new Broken('two plans have the same planKey', sent);
    },
  },
  {
    operationId: 'listIspPlans',
    name: 'every plan is listed once, newest first',
    async run(context) {
      const { plans, sent } = await ispPlans(context);
      const numbers = plans.map(({ orderNo }) => String(orderNo));
      if (new Set(numbers).size < numbers.length) {
        const twice = numbers.find((one, at) => numbers.indexOf(one) !== at);
        throw new Broken(`two plans have the same order number${seen(twice)}`, sent);
      }
      if (plans.some((plan) => plan['autoRenew'] === 0 && CHARGE.some((field) => field in plan))) {
        throw new Broken('a plan without automatic renewal has a next charge', sent);
      }
      for (const plan of plans) expectChargeTime(context, plan, sent);
      const { records } = await allOrders(context, 'customer', { Type: 1 });
      const bought = new Map(records.map((one) => [String(one['orderNo']), one['sysCreateTime']]));
      const times = numbers
        .map((number) => bought.get(number))
        .filter((time) => time !== undefined);
      const isSorted = times.every((time, at) => at === 0 || String(time) <= String(times[at - 1]));
      if (!isSorted) throw new Broken('plans are not newest first', sent);
    },
  },
  {
    operationId: 'getIspPlan',
    name: 'the detail agrees with the list',
    async run(context) {
      const { plans } = await ispPlans(context);
      if (plans.length === 0) throw new Skipped('the customer has no ISP plan');
      const known = new Set<string>();
      for (const plan of plans.slice(0, MAX_DETAILS)) {
        const query = { orderNo: plan['orderNo'] };
        const { body, sent } = await success(context, 'getIspPlan', { query });
        expectDetail(plan, body as Row, sent);
        if (!isActive(plan)) continue;
        const own = new Set(linesOf(body as Row));
        if ([...own].some((line) => known.has(line))) {
          const cause = 'two plans have the same addresses';
          const message = 'two plans have an address in common, with its user name and password';
          context.found(new Broken(message, sent, true, { cause, severity: 'money' }));
        }
        for (const line of own) known.add(line);
      }
    },
  },
  {
    operationId: 'searchLocations',
    name: 'countries have states, states have cities',
    async run(context) {
      if (factsOf(context).place.country === '') throw new Skipped('no country is listed');
      const { country, state, city } = factsOf(context).place;
      const lists = [await places(context, '', ''), await places(context, country, '')];
      if (state !== '') lists.push(await places(context, country, state));
      for (const { values, sent } of lists) {
        const twice = duplicate(values);
        if (twice !== undefined) throw new Broken(`"${twice}" is in the list twice`, sent);
      }
      if (city === '') throw new Skipped('none of the first countries has cities');
    },
  },
  {
    operationId: 'searchLocations',
    name: 'places belong to the requested place',
    async run(context) {
      const { country, state, city } = factsOf(context).place;
      if (state === '') throw new Skipped('none of the first countries has states');
      const own = await places(context, country, '');
      const countries = (await places(context, '', '')).values.filter((one) => one !== country);
      const ofOthers: Listed[] = [];
      for (const other of spread(countries, COMPARED_COUNTRIES)) {
        const theirs = await places(context, other, '');
        ofOthers.push(theirs);
        if (theirs.values.length === 0 || theirs.values.includes(state)) continue;
        const cities = await places(context, other, state);
        if (cities.values.length > 0) {
          const message = `${other} has no state "${state}", but its cities are listed`;
          throw new Broken(message, cities.sent, null, {
            cause: 'cities of a state in another country',
          });
        }
      }
      expectOthers(own, ofOthers, 'every country has the same states');
      if (city === '') return;
      const states = own.values.filter((one) => one !== state);
      const ofStates: Listed[] = [];
      for (const other of spread(states, COMPARED_STATES)) {
        ofStates.push(await places(context, country, other));
      }
      expectOthers(
        await places(context, country, state),
        ofStates,
        'every state has the same cities',
      );
    },
  },
];

/** Reports a next charge that is not at the expiry of its plan. */
export function expectChargeTime(context: CheckContext, plan: Row, sent: Sent): void {
  const { nextChargeTime, expireTime } = plan;
  if (typeof nextChargeTime !== 'string' || !isActive(plan) || nextChargeTime === expireTime)
    return;
  const pair = seen([nextChargeTime, expireTime]);
  const message = `nextChargeTime is not the end of the plan${pair}`;
  context.found(new Broken(message, sent, true, { blamed: 'listIspPlans' }));
}

/** The detail of a plan must match the list. An expired plan may have lost its addresses. */
export function expectDetail(plan: Row, detail: Row, sent: Sent): void {
  const fields = [
    'orderNo',
    'quantity',
    'days',
    'expireTime',
    'autoRenew',
    'subscriptionId',
  ].concat(CHARGE);
  const differs = fields.filter((field) => (detail[field] || null) !== (plan[field] || null));
  if (differs.length > 0) {
    const values = differs.map((field) => [plan[field], detail[field]]);
    throw new Broken(`${differs.join(', ')} differs from the list${seen(values)}`, sent);
  }
  const count = (detail['proxies'] as unknown[]).length;
  const isGone = count === 0 && !isActive(plan);
  if (count !== plan['quantity'] && !isGone) {
    const counts = seen([count, plan['quantity']]);
    throw new Broken(`the plan does not have as many proxies as its quantity${counts}`, sent);
  }
}

/** The addresses of a plan with their credentials. */
export const linesOf = ({ proxies }: Row): string[] =>
  (proxies as readonly Row[]).map(({ host, port, userName, password }) =>
    JSON.stringify([host, port, userName, password]),
  );

type Listed = { values: readonly string[]; sent: Sent };

/** The values of a list; none for a place that is rejected. */
async function places(
  context: CheckContext,
  CountryCode: string,
  StateCode: string,
): Promise<Listed> {
  const operation = operationOf(context, 'searchLocations');
  const body = { CountryCode, StateCode, MealType: 'premium' };
  const { sent, answer } = await exchange(context, operation, { query: {}, body }, 'customer');
  if (!isSuccess(operation, answer)) {
    if (CountryCode !== '') return { values: [], sent };
    throw new Broken('the countries are not listed', sent, true);
  }
  const found = bodyOf(operation, answer) as Row[];
  return { values: found.map(({ value }) => String(value)), sent };
}

/** If all places have the same list below them, the server ignores the request's parameters. */
function expectOthers(own: Listed, others: readonly Listed[], complaint: string): void {
  const listed = others.filter(({ values }) => values.length > 0);
  const isSame = ({ values }: Listed) => values.join('\n') === own.values.join('\n');
  const [first] = listed;
  if (first !== undefined && own.values.length > 1 && listed.every(isSame)) {
    throw new Broken(complaint, first.sent);
  }
}

function duplicate(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.has(value) || !seen.add(value));
}

/** This many entries, spread over the whole list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_one, index) => index % step === 0).slice(0, count);
}
