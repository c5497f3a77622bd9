import { isActive } from '../scenarios/facts.ts';
import { realInput } from '../scenarios/real-inputs.ts';
import { requireMutate } from '../scenarios/sequence-calls.ts';
import { ACCOUNTS, CHANGING, READING } from '../scenarios/sequences.ts';
import { check } from './context.ts';
import type { CheckContext } from './context.ts';
import { NotExercised, Skipped } from './failures.ts';
import type { Operation } from './load.ts';
import type { Result } from './types.ts';

const OF_AN_ACTIVE_PLAN = ['renewIsp', 'createSubscription', 'cancelSubscription'];

/** An operation that only ever refuses has not been tested, so each must succeed once if it can. */
export async function expectExercised(
  context: CheckContext,
  operation: Operation,
  results: readonly Result[],
): Promise<void> {
  const { id } = operation;
  await check(context, id, 'it answers a success', async () => {
    if (context.succeeded.has(id)) return;
    if (context.options.excuse?.includes(id)) throw new Skipped('excused by --excuse');
    expectPossible(context, operation);
    if (results.some(({ outcome, blamed }) => outcome === 'broken' && blamed === id)) {
      throw new Skipped('what is broken of the operation stands above');
    }
    const blocking = results.find((result) => result.outcome === 'broken' && wouldCall(result, id));
    if (blocking !== undefined) {
      const { operationId, check: name, message } = blocking;
      throw new Skipped(`not exercised, because of "${operationId}: ${name}": ${message}`);
    }
    const last = context.lastRefusal.get(id);
    if (id === 'createUser' && last !== undefined) {
      throw new Skipped(
        `the server decides who may create accounts, and refuses it (${last.text})`,
      );
    }
    const why = last === undefined ? 'it was never called' : `the last answer is ${last.text}`;
    const message = `not exercised: it never answered a success (${why}); fix it, or excuse it with --excuse ${id}`;
    throw new NotExercised(message, last?.sent, true, { cause: `not exercised: ${id}` });
  });
}

/** Whether a check would have called the operation, had it not ended before. */
const wouldCall = ({ operationId, check: name }: Result, id: string): boolean =>
  [...READING, ...ACCOUNTS, ...CHANGING].some(
    (sequence) =>
      sequence.operationId === operationId &&
      sequence.name === name &&
      (sequence.operationId === id || sequence.also?.includes(id) === true),
  );

/** Throws Skipped with what a success would require. */
function expectPossible(context: CheckContext, operation: Operation): void {
  const { client, facts, options } = context;
  const { id, isSafe, needsToken } = operation;
  if (!isSafe) requireMutate(context);
  if (needsToken && client.tokenOf('customer') === '') {
    throw new Skipped('it needs a token; give --token, or --email and --password');
  }
  if (['register', 'recoverPassword'].includes(id) && options.mailedCode === undefined) {
    throw new Skipped('give --code-command');
  }
  realInput(context, operation);
  if (OF_AN_ACTIVE_PLAN.includes(id) && !facts.plans.some((plan) => isActive(plan))) {
    throw new Skipped('the customer has no active ISP plan');
  }
  if (id === 'cancelSubscription' && options.pay === undefined) {
    throw new Skipped('no plan is subscribed; give --pay-command');
  }
}
