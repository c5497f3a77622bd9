import { OPERATIONS } from './chaos/FaultLine.ts';
import { CALLS, EXCEPTIONS } from './chaos/calls.ts';
import { FAULTS } from './chaos/faults.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { runCall } from './chaos/run-call.ts';
import { expect, test } from './fixtures.ts';

/** Several screens call the same operation, so a missing row is noticed here. */
const WAYS = [
  'login: the sign-in',
  'register: the registration',
  'sendCode: a code for registration',
  'sendCode: a code for a new password',
  'recoverPassword: the reset of a password',
  'createUser: the admin account',
  'getUserInfo: the customer after a sign-in',
  'getUserInfo: the customer of a stored session',
  'listStaticPlans: the plan for sale',
  'checkDiscount: the check of a code',
  'checkDiscount: the quiet check of a code for another amount',
  'buyResidential: the purchase of data',
  'buyIsp: the purchase of addresses',
  'getBandwidth: the data that is left',
  'getBandwidth: the question whether there is data now',
  'getProxyConfig: the generation of a list',
  'searchLocations: the countries',
  'searchLocations: the states',
  'searchLocations: the cities',
  'listIspPlans: the ISP plans',
  'getIspPlan: the addresses of a plan',
  'getIspPlan: the addresses of several plans at once',
  'cancelSubscription: the end of a subscription',
  'createSubscription: the beginning of a subscription',
  'renewIsp: the quote of a renewal',
  'renewIsp: the quote of a renewal with a code',
  'renewIsp: the payment of a renewal',
  'listOrders: a page of orders',
  'listOrders: the export of orders',
  'analyseOrders: the statistics of orders',
  "negotiatePaymentHub: the hub's negotiate",
];

test('every operation of the contract meets every fault, or has a reason not to', () => {
  const met = CALLS.map(({ operation }) => operation);
  const known = OPERATIONS.map(({ id }) => id);
  expect(new Set([...met, ...Object.keys(EXCEPTIONS)])).toEqual(new Set(known));
});

test('every way in which a screen makes a call is in the table', () => {
  expect(CALLS.map(({ operation, name }) => `${operation}: ${name}`)).toEqual(WAYS);
});

test.use(PLAIN_RUN);

for (const call of CALLS) {
  // The number of cases. The reporter counts them even if the test ends early.
  const annotation = { type: 'chaos', description: `${FAULTS.length} of ${call.operation}` };
  test(
    `faults of ${call.name}: one message, nothing lost, and a way on`,
    { annotation },
    async ({ page, context, request, customer, signIn }) => {
      test.setTimeout(240_000);
      // Otherwise the hub would reconnect and reload data in between.
      if (!call.needsHub) await page.route('**/hubs/**', () => {});
      if (call.who === 'customer') await signIn(page, customer);
      await runCall(call, { page, context, request, customer });
    },
  );
}
