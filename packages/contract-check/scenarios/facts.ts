import type { CheckContext } from '../engine/context.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import type { Link, Operation } from '../engine/load.ts';
import { NoAnswer } from '../engine/no-answer.ts';
import type { Identity, Input, Row } from '../engine/types.ts';
import { optionsOf } from './options.ts';

export type Place = { country: string; state: string; city: string };

/** Real values of this backend, which the checks send. */
export type Facts = {
  staticPlans: readonly Row[];
  /** Active ones first. */
  plans: readonly Row[];
  /** The deepest place found; empty if a level is missing. */
  place: Place;
  /** A currently valid discount code. */
  code: string | undefined;
  /** A tier with data left. */
  tier: string | undefined;
  /** An active plan with an address that can be replaced. */
  address: { orderNo: unknown; id: unknown } | undefined;
  /** A proxy user that the kit has created; undefined if it may not create any. */
  proxyUser: Row | undefined;
  /** Whether the customer has as many proxy users as the server allows. */
  hasAllUsers: boolean;
  /** What the kit changes and must restore, and the existing proxy users; undefined if the server lacks it. */
  restored: { ips: unknown; alerts: unknown; users: ReadonlySet<unknown> };
  /** Values for the parameters and fields of each operation, as the contract's links name them. */
  linked: Map<string, { query: Row; body: Row }>;
};

const NO_FACTS: Facts = {
  staticPlans: [],
  plans: [],
  place: { country: '', state: '', city: '' },
  code: undefined,
  tier: undefined,
  address: undefined,
  proxyUser: undefined,
  hasAllUsers: false,
  restored: { ips: undefined, alerts: undefined, users: new Set() },
  linked: new Map(),
};

/** Number of places of a level that are tried before they count as having no places below them. */
const TRIED_PLACES = 4;
const TRIED_PLANS = 3;

type Ask = (id: string, input?: Input, identity?: Identity) => Promise<unknown>;
type Known = Pick<CheckContext, 'client' | 'contract' | 'judge' | 'options'>;

/** The collected facts; empty if that failed. */
export const factsOf = ({ facts }: Pick<CheckContext, 'facts'>): Facts =>
  (facts as Facts | undefined) ?? NO_FACTS;

/** Collects real values. The checks report problems of the responses. */
export async function readFacts(context: Known): Promise<Facts> {
  const ask = asker(context);
  const code = await validCode(context, ask);
  if (context.client.tokenOf('customer') === '') return { ...NO_FACTS, code };
  const [staticPlans, plans, bandwidth, place] = await Promise.all([
    ask('listStaticPlans').then(rowsOf),
    ask('listIspPlans').then(rowsOf),
    ask('getBandwidth'),
    findPlace(ask),
  ]);
  const activeFirst = [
    ...plans.filter((plan) => isActive(plan)),
    ...plans.filter((plan) => !isActive(plan)),
  ];
  const answers = { listStaticPlans: staticPlans, listIspPlans: activeFirst };
  const linked = followLinks(context, answers);
  const address = await replaceableAddress(ask, activeFirst);
  const tier = tierWithData(bandwidth);
  const ofOffers = await factsOfOffers(context, ask, tier);
  const known = { staticPlans, plans: activeFirst, place, code, tier, address, linked };
  return { ...NO_FACTS, ...known, ...ofOffers };
}

/** The data of the offers before the kit changes it; nothing if it may not. */
async function factsOfOffers({ options }: Known, ask: Ask, tier = 'premium') {
  if (!options.mutate) return {};
  const body = { name: newUserName(), tier, period: 'month' };
  const list = await ask('listProxyUsers');
  const { users = [], maxUsers } = (list ?? {}) as { users?: readonly Row[]; maxUsers?: number };
  const created = await ask('createProxyUser', { query: {}, body });
  const allowed = await ask('getAllowedIps');
  const alerts = await ask('getAlerts');
  return {
    proxyUser: (created as { user?: Row } | undefined)?.user,
    hasAllUsers: users.length >= (maxUsers ?? Infinity),
    restored: {
      ips: (allowed as Row | undefined)?.['ips'],
      alerts,
      users: new Set(users.map(({ id }) => id)),
    },
  };
}

/** A name that no proxy user has. */
export const newUserName = () => `kit-${crypto.randomUUID().slice(0, 8)}`;

async function replaceableAddress(ask: Ask, plans: readonly Row[]): Promise<Facts['address']> {
  for (const { orderNo } of plans.filter((plan) => isActive(plan)).slice(0, TRIED_PLANS)) {
    const detail = (await ask('getIspPlan', { query: { orderNo } })) as Row | undefined;
    const { proxies = [], replacements } = (detail ?? {}) as {
      proxies?: Row[];
      replacements?: Row;
    };
    const id = proxies.find((proxy) => proxy['id'] !== undefined)?.['id'];
    if (id !== undefined && replacements !== undefined) return { orderNo, id };
  }
  return undefined;
}

/** The body of a success that the app could read, or undefined. */
export const asker =
  ({ client, contract, judge }: Pick<CheckContext, 'client' | 'contract' | 'judge'>): Ask =>
  async (id, input = { query: {} }, identity = 'customer') => {
    const operation = contract.operations.find((one) => one.id === id);
    if (operation === undefined) return undefined;
    try {
      const { answer } = await client.send(operation, input, identity);
      if (!isSuccess(operation, answer)) return undefined;
      return judge.judge(operation, answer).appSurvives ? bodyOf(operation, answer) : undefined;
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
  };

/** Whether an ISP plan has not expired. */
export const isActive = (plan: Row): boolean =>
  String(plan['expireTime']) > new Date().toISOString().slice(0, 19).replace('T', ' ');

async function validCode(known: Known, ask: Ask): Promise<string | undefined> {
  const { operations } = known.contract;
  const parameters = operations.find(({ id }) => id === 'checkDiscount')?.parameters ?? [];
  const example = Object.fromEntries(parameters.map((one) => [one.name, one.example]));
  for (const name of [...(optionsOf(known).discountCodes ?? []), String(example['name'])]) {
    for (const mealType of ['premium', 'basic', 'isp']) {
      const query = { ...example, name, mealType };
      if ((await ask('checkDiscount', { query }, 'anonymous')) !== undefined) return name;
    }
  }
  return undefined;
}

async function findPlace(ask: Ask): Promise<Place> {
  const search = async (CountryCode: string, StateCode: string) => {
    const body = { CountryCode, StateCode, MealType: 'premium' };
    const rows = rowsOf(await ask('searchLocations', { query: {}, body }));
    return rows.filter(({ stock }) => stock !== 'none').map(({ value }) => String(value));
  };
  const countries = await search('', '');
  const usual = countries.filter((value) => value.toLowerCase() === 'us');
  let best: Place = { country: countries[0] ?? '', state: '', city: '' };
  for (const country of [...usual, ...countries].slice(0, TRIED_PLACES)) {
    const states = await search(country, '');
    for (const state of states.slice(0, TRIED_PLACES)) {
      const [city] = await search(country, state);
      if (city !== undefined) return { country, state, city };
      if (best.state === '') best = { country, state, city: '' };
    }
  }
  return best;
}

function tierWithData(bandwidth: unknown): string | undefined {
  const figures = (bandwidth ?? {}) as Row;
  const left = (tier: string) =>
    Number(figures[`${tier}TotalBandWidth`]) - Number(figures[`${tier}UsedBandwidth`]);
  return ['premium', 'basic'].find((tier) => left(tier) > 0);
}

function followLinks({ contract }: Known, answers: Record<string, Row[]>): Facts['linked'] {
  const linked: Facts['linked'] = new Map();
  for (const [id, body] of Object.entries(answers)) {
    for (const link of linksOf(contract, id)) {
      const before = linked.get(link.operationId) ?? { query: {}, body: {} };
      linked.set(link.operationId, {
        query: { ...before.query, ...valuesAt(link.parameters, body) },
        body: { ...before.body, ...valuesAt(link.fields, body) },
      });
    }
  }
  return linked;
}

/** The value at each pointer, without missing ones. */
function valuesAt(pointers: Record<string, string>, body: readonly Row[]): Row {
  const entries = Object.entries(pointers).map(([name, pointer]) => {
    const parts = pointer.split('/').slice(1);
    const value = parts.reduce<unknown>((node, part) => (node as Row | undefined)?.[part], {
      body,
    });
    return [name, value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const rowsOf = (body: unknown): Row[] => (Array.isArray(body) ? (body as Row[]) : []);

/** Whether the list of plans links to this operation. */
export const needsPlan = (
  { contract }: Pick<CheckContext, 'contract'>,
  { id }: Operation,
): boolean => linksOf(contract, 'listIspPlans').some(({ operationId }) => operationId === id);

const linksOf = ({ operations }: CheckContext['contract'], id: string): readonly Link[] =>
  operations.find((one) => one.id === id)?.responses.get('200')?.links ?? [];
