import { Refusal } from '../../../sandbox/Refusal.ts';
import { html, inAnswer, inHandler, withHeader, withoutHeader } from './mutant.ts';
import type { Body, Mutant } from './mutant.ts';

const ORIGIN = 'Access-Control-Allow-Origin';

/** Bugs of access: who may request what from where. */
export const accessMutants: Mutant[] = [
  {
    bug: 'the token is ignored',
    only: ['getBandwidth'],
    planted: { ignoreToken: ['getBandwidth'] },
  },
  {
    bug: 'a broken token passes where none is needed',
    only: ['checkDiscount'],
    planted: { ignoreToken: ['checkDiscount'] },
  },
  {
    bug: 'negotiate without a token',
    only: ['negotiatePaymentHub'],
    planted: { ignoreToken: ['negotiatePaymentHub'] },
  },
  inAnswer('403 instead of 401', 'getUserInfo', (answer) =>
    answer.status === 401 ? { ...answer, status: 403 } : answer,
  ),
  inAnswer('a missing token leads to a sign-in page', 'listOrders', (answer) =>
    answer.status === 401
      ? { status: 302, headers: { ...answer.headers, location: '/login' }, body: '' }
      : answer,
  ),
  inAnswer('401 as an HTML page', 'getIspPlan', (answer) =>
    answer.status === 401 ? html(answer, 401) : answer,
  ),
  inHandler(
    "another customer's orders are listed",
    'listOrders',
    async (visit, _input, healthy) => {
      visit.customer = visit.backend.store.customers.byId(1);
      return healthy();
    },
  ),
  inHandler("another customer's plan opens", 'getIspPlan', async (visit, _input, healthy) => {
    visit.customer = visit.backend.store.customers.byId(1);
    return healthy();
  }),
  inHandler('the token of another account', 'login', async (visit, _input, healthy) => {
    await healthy();
    return { token: visit.backend.store.tokens.issue(2) };
  }),
  inHandler(
    'a sign-in that tells who has an account',
    'login',
    ({ backend }, { email }: Body, healthy) => {
      if (backend.store.customers.byEmail(String(email)) === undefined) {
        throw new Refusal(404, 'There is no such account');
      }
      return healthy();
    },
  ),
  inAnswer('CORS: every answer allows another origin', 'listStaticPlans', (answer) =>
    withHeader(answer, ORIGIN, 'https://elsewhere.example'),
  ),
  inAnswer('CORS: only a 401 allows no origin', 'getBandwidth', (answer) =>
    answer.status === 401 ? withHeader(answer, ORIGIN, '') : answer,
  ),
  inAnswer('CORS: only a success allows no origin', 'listIspPlans', (answer) =>
    answer.status === 200 ? withHeader(answer, ORIGIN, '') : answer,
  ),
  {
    bug: 'CORS: no header on the preflight',
    only: ['listOrders'],
    planted: {
      answer: (answer, _id, { method }) =>
        method === 'OPTIONS' ? withoutHeader(answer, ORIGIN) : answer,
    },
  },
  {
    bug: 'CORS: the preflight forgets Authorization',
    only: ['getUserInfo'],
    planted: {
      answer: (answer, _id, { method }) =>
        method === 'OPTIONS'
          ? {
              ...answer,
              headers: { ...answer.headers, 'access-control-allow-headers': 'Content-Type' },
            }
          : answer,
    },
  },
];
