import { html, inAnswer, inHandler, withHeader, withoutHeader } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const ORIGIN = 'Access-Control-Allow-Origin';

/** Bugs of access: who may request what from where. */
export const accessMutants: Mutant[] = [
  {
    bug: 'the token is ignored',
    expected: ['getBandwidth: 401 without a token', 'HTTP 200 instead of 401'],
    planted: { ignoreToken: ['getBandwidth'] },
  },
  {
    bug: 'a broken token passes where none is needed',
    expected: ['checkDiscount: 401 with a broken token', 'HTTP 200 instead of 401'],
    planted: { ignoreToken: ['checkDiscount'] },
  },
  {
    bug: 'negotiate without a token',
    expected: ['negotiatePaymentHub: 401 without a token', 'HTTP 200 instead of 401'],
    planted: { ignoreToken: ['negotiatePaymentHub'] },
  },
  inAnswer(
    '403 instead of 401',
    ['getUserInfo: 401 without a token', 'HTTP 403 is not documented'],
    (answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer),
  ),
  inAnswer(
    'a missing token leads to a sign-in page',
    ['listOrders: 401 without a token', 'HTTP 302 is not documented'],
    (answer) =>
      answer.status === 401
        ? { status: 302, headers: { ...answer.headers, location: '/login' }, body: '' }
        : answer,
  ),
  inAnswer(
    '401 as an HTML page',
    ['getIspPlan: 401 without a token', 'content type text/html instead of application/json'],
    (answer) => (answer.status === 401 ? html(answer, 401) : answer),
  ),
  inHandler(
    'the token of another account',
    ['login: the token opens the account it was given for', 'the token opens another account'],
    async (visit, _input, healthy) => {
      await healthy();
      return { token: visit.backend.store.tokens.issue(2) };
    },
  ),
  inAnswer(
    'CORS: every answer allows another origin',
    ["listStaticPlans: CORS for the app's origin", 'the 401 does not allow https://shop.example'],
    (answer) => withHeader(answer, ORIGIN, 'https://elsewhere.example'),
  ),
  inAnswer(
    'CORS: only a 401 allows no origin',
    ["getBandwidth: CORS for the app's origin", 'the 401 does not allow https://shop.example'],
    (answer) => (answer.status === 401 ? withHeader(answer, ORIGIN, '') : answer),
  ),
  inAnswer(
    'CORS: only a success allows no origin',
    ["listIspPlans: CORS for the app's origin", 'the 200 does not allow https://shop.example'],
    (answer) => (answer.status === 200 ? withHeader(answer, ORIGIN, '') : answer),
  ),
  {
    bug: 'CORS: no header on the preflight',
    expected: [
      "listOrders: CORS for the app's origin",
      'the preflight does not allow https://shop.example',
    ],
    planted: {
      answer: (answer, _id, { method }) =>
        method === 'OPTIONS' ? withoutHeader(answer, ORIGIN) : answer,
    },
  },
  {
    bug: 'CORS: the preflight forgets Authorization',
    expected: [
      "getUserInfo: CORS for the app's origin",
      'the preflight does not allow the headers authorization',
    ],
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
