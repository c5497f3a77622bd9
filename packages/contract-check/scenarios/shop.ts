import type { CheckContext, Scenarios } from '../engine/context.ts';
import type { Field } from '../engine/corruptions.ts';
import { Skipped } from '../engine/failures.ts';
import { anyInput } from '../engine/input-checks.ts';
import type { Contract, Operation } from '../engine/load.ts';
import { checkBackend, type Report, type Run } from '../engine/run.ts';
import type { Input, Result, Row } from '../engine/types.ts';
import { factsOf, isActive, readFacts } from './facts.ts';
import { withHooks } from './hooks.ts';
import { checkPaymentEvent } from './hub-payment.ts';
import { checkNotice } from './notice.ts';
import { optionsOf, type ShopOptions } from './options.ts';
import { prepare } from './prepare.ts';
import { documented, freshEmail, realInput } from './real-inputs.ts';
import { ACCOUNTS, CHANGING, READING } from './sequences.ts';
import { severityOf } from './severity.ts';
import { signInCustomers, signInAgain } from './sign-in.ts';
import { expectRoom } from './user-sequences.ts';

/** Fields whose value must refer to something that exists; other values are rejected even if they match the schema. */
const NAMES_SOMETHING = ['orderNo', 'planKey', 'PromotionCode', 'promotionCode', 'id', 'user'];
/** A parameter is the name of a code; a body field is the name of something new. */
const isCode = ({ name, at }: Field) => name === 'name' && at === 'query';
/** Numbers that are accepted if everything else is valid, with the largest value that every server accepts. */
const COUNTS: Record<string, number> = {
  Quantity: Infinity,
  planNum: Infinity,
  PageNo: Infinity,
  PageSize: Infinity,
  count: 5000,
  life: Infinity,
};
/** Run in a separate account. */
const NEEDS_CODE = ['register', 'recoverPassword', 'logout', 'endSession', 'endOtherSessions'];
const NEEDS_NEW_USER = [
  'createProxyUser',
  'saveProxyUser',
  'resetProxyUserPassword',
  'deleteProxyUser',
];
const NEEDS_ACTIVE_PLAN = ['renewIsp', 'createSubscription', 'cancelSubscription'];

export type ShopRun = Omit<Run, 'options'> & { options: ShopOptions };

/** Checks a live backend of the shop: every operation, and what several calls report together. */
export const checkShop = (
  contract: Contract,
  run: ShopRun,
  onResult?: (result: Result) => void,
): Promise<Report> =>
  checkBackend(contract, { ...run, options: withHooks(run.options) }, onResult, SHOP);

const SHOP: Scenarios = {
  signInCustomers,
  severityOf,
  signIns: ['login'],
  signInAgain,
  async prepare(context) {
    await prepare(context);
    return readFacts(context);
  },
  documented,
  realInput,
  baseOf,
  leavesTraces: ['buyResidential', 'buyIsp', 'createProxyUser'],
  endsToken: ['logout'],
  isUnknown: (context, field, value) =>
    (NAMES_SOMETHING.includes(field.name) || isCode(field)) &&
    typeof value === 'string' &&
    !(/^(?:promotioncode|user)$/i.test(field.name) && value === '') &&
    !isKnown(context, value),
  isAlwaysTaken: ({ name }, value) => typeof value === 'number' && value <= (COUNTS[name] ?? NaN),
  isPage: ({ tag }) => tag === 'social',
  expectPossible,
  mayRefuse: ({ id }) =>
    id === 'createUser' ? 'the server decides who may create accounts' : undefined,
  reading: READING,
  accounts: ACCOUNTS,
  changing: CHANGING,
  checkEvent: (context, event, hub) =>
    event.id === 'onNotice'
      ? checkNotice(context, event, hub)
      : checkPaymentEvent(context, event, hub),
};

/** Wrong passwords are sent for an account that does not exist, because a backend may lock a real one after a few. */
function baseOf(context: CheckContext, operation: Operation, field: Field): Input {
  const input = anyInput(context, operation);
  if (operation.id !== 'login' || field.name !== 'passWord') return input;
  return { ...input, body: { ...(input.body as Row), email: freshEmail(context) } };
}

/** Whether the backend itself listed the value: a plan may be called `x`. */
function isKnown(context: CheckContext, value: string): boolean {
  const { plans, staticPlans, code, address, proxyUser } = factsOf(context);
  return (
    value === address?.id ||
    value === proxyUser?.['id'] ||
    [...plans, ...staticPlans].some((row) => Object.values(row).includes(value)) ||
    [code, ...(optionsOf(context).discountCodes ?? [])].some(
      (one) => one?.toLowerCase() === value.toLowerCase(),
    )
  );
}

function expectPossible(context: CheckContext, operation: Operation): void {
  const { pay, mailedCode } = optionsOf(context);
  const { id } = operation;
  if (NEEDS_CODE.includes(id) && mailedCode === undefined) {
    throw new Skipped('pass --code-command');
  }
  if (NEEDS_NEW_USER.includes(id)) expectRoom(context);
  realInput(context, operation);
  if (NEEDS_ACTIVE_PLAN.includes(id) && !factsOf(context).plans.some((plan) => isActive(plan))) {
    throw new Skipped('the customer has no active ISP plan');
  }
  if (id === 'cancelSubscription' && pay === undefined) {
    throw new Skipped('no plan is subscribed; pass --pay-command');
  }
}
