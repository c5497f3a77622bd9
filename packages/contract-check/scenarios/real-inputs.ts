import type { CheckContext } from '../engine/context.ts';
import { exampleInputs } from '../engine/example-inputs.ts';
import { Skipped } from '../engine/failures.ts';
import type { Operation } from '../engine/load.ts';
import type { Input, Row } from '../engine/types.ts';
import { factsOf, needsPlan, newUserName, type Facts } from './facts.ts';
import { optionsOf } from './options.ts';

/** A range that includes every order. */
export const EVER = {
  SearchBeginTime: '2000-01-01 00:00:00',
  SearchEndTime: '2099-12-31 23:59:59',
};

type Real = (context: CheckContext, facts: Facts) => { query?: Row; body?: Row };

/** Inputs with which a working backend succeeds. Throws Skipped when there is none. */
const REAL: Record<string, Real> = {
  login: ({ options: { credentials } }) => {
    if (credentials === undefined) throw new Skipped('pass --email and --password');
    return { body: { email: credentials.email, passWord: credentials.password } };
  },
  sendCode: (context) => ({ body: { email: freshEmail(context) } }),
  register: (context) => ({ body: { email: freshEmail(context) } }),
  recoverPassword: (context) => ({ body: { email: freshEmail(context) } }),
  createUser: (context) => ({ body: ownAccount(context) }),
  listOrders: () => ({ query: { PageNo: 1, PageSize: 5, ...EVER, Type: undefined } }),
  checkDiscount: (context, { code }) => {
    const name = code ?? optionsOf(context).discountCodes?.[0];
    if (name === undefined)
      throw new Skipped('the example code is not valid; pass --discount-code');
    return { query: { name } };
  },
  buyResidential: () => ({ body: { PromotionCode: '' } }),
  buyIsp: () => ({ body: { PromotionCode: '' } }),
  renewIsp: () => ({ body: { promotionCode: '', realPay: 0 } }),
  replaceIps: (_context, { address }) => {
    if (address === undefined) {
      throw new Skipped('no active ISP plan of the customer has addresses that can be replaced');
    }
    const { orderNo, id } = address;
    return { body: { orderNo, ids: [id], dryRun: true } };
  },
  createProxyUser: () => ({ body: { name: newUserName() } }),
  saveProxyUser: (_context, { proxyUser }) => ({
    body: { ...withUser(proxyUser), name: proxyUser?.['name'], isActive: true },
  }),
  resetProxyUserPassword: (_context, { proxyUser }) => ({ body: withUser(proxyUser) }),
  deleteProxyUser: () => ({ body: { id: UNKNOWN_ID } }),
  endSession: () => ({ body: { id: UNKNOWN_ID } }),
  searchLocations: (_context, { place }) => ({
    body: { CountryCode: place.country, StateCode: place.state },
  }),
  getProxyConfig: (_context, { place, tier }) => {
    if (tier === undefined) throw new Skipped('the customer has no data left');
    const [country, state, city] = [place.country, place.state, place.city].map(
      (value) => value || undefined,
    );
    // A linked proxy user may be deleted by now.
    return { query: { planType: tier, country, state, city, user: undefined } };
  },
};

/** Uses values that belong to no one, because a call with real values would delete or end something of the customer's. */
const UNKNOWN_ID = 'kit-unknown';

function withUser(proxyUser: Row | undefined): Row {
  if (proxyUser === undefined) throw new Skipped('no proxy user could be created');
  return { id: proxyUser['id'] };
}

/** A fresh copy of the operation's example with real values. */
export function realInput(context: CheckContext, operation: Operation): Input {
  const facts = factsOf(context);
  const example = exampleInputs(operation)[0] ?? { query: {} };
  const linked = facts.linked.get(operation.id);
  if (needsPlan(context, operation) && facts.plans.length === 0) {
    throw new Skipped('the customer has no ISP plan');
  }
  const real = REAL[operation.id]?.(context, facts) ?? {};
  const body = example.body as Row | undefined;
  const query = { ...example.query, ...linked?.query, ...real.query };
  if (body === undefined) return { query };
  return { query, body: { ...body, ...linked?.body, ...real.body } };
}

/**
 * The documented requests. The request for the administrator's account has a published password, so it is sent with a
 * different one.
 */
export function documented(context: CheckContext, operation: Operation): Input[] {
  const inputs = exampleInputs(operation);
  if (operation.id === 'createProxyUser') {
    return inputs.map(({ query, body }) => ({
      query,
      body: { ...(body as Row), name: newUserName() },
    }));
  }
  if (NAMES_OWN.includes(operation.id)) {
    return inputs.map(({ query, body }) => ({ query, body: { ...(body as Row), id: UNKNOWN_ID } }));
  }
  if (operation.id !== 'createUser') return inputs;
  return inputs.map(({ query, body }) => ({
    query,
    body: { ...(body as Row), ...ownAccount(context) },
  }));
}

/** The id in their examples may belong to something of the customer's. */
const NAMES_OWN = ['saveProxyUser', 'resetProxyUserPassword', 'deleteProxyUser', 'endSession'];

const UNPUBLISHED = `kit-${crypto.randomUUID()}`;

/** An account that readers of the contract or the report cannot open. */
function ownAccount(context: CheckContext): Row {
  context.client.secrets.add('NEW_PASSWORD', UNPUBLISHED);
  return { email: freshEmail(context), password: UNPUBLISHED };
}

/** An unused address. Mail to `.example` is never delivered; any other domain is the backend team's own. */
export const freshEmail = (context: CheckContext): string =>
  `check-${crypto.randomUUID()}@${optionsOf(context).mailDomain ?? 'contract-check.example'}`;
