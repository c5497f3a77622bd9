import { check } from './context.ts';
import type { CheckContext } from './context.ts';
import { NotExercised, Skipped } from './failures.ts';
import type { Operation } from './load.ts';
import { requireMutate } from './sequences.ts';
import type { Result } from './types.ts';

/** An operation that only ever refuses has not been tested, so each must succeed once if it can. */
export async function expectExercised(
  context: CheckContext,
  operation: Operation,
  results: readonly Result[],
): Promise<void> {
  const { id } = operation;
  await check(context, id, 'it answers a success', async () => {
    if (context.succeeded.has(id)) return;
    context.client.expectOpen();
    if (context.options.excuse?.includes(id)) throw new Skipped('excused by --excuse');
    expectPossible(context, operation);
    if (results.some(({ outcome, blamed }) => outcome === 'broken' && blamed === id)) {
      throw new Skipped('what is broken of the operation stands above');
    }
    const blocking = results.find(
      (result) => result.outcome === 'broken' && wouldCall(context, result, id),
    );
    if (blocking !== undefined) {
      const { operationId, check: name, message } = blocking;
      throw new Skipped(`not exercised, because of "${operationId}: ${name}": ${message}`);
    }
    const last = context.lastRefusal.get(id);
    const reason = context.scenarios.mayRefuse(operation);
    if (reason !== undefined && last !== undefined) {
      throw new Skipped(`${reason}, and refuses it (${last.text})`);
    }
    const why = last === undefined ? 'it was never called' : `the last answer is ${last.text}`;
    const message = `not exercised: it never answered a success (${why}); fix it, or excuse it with --excuse ${id}`;
    throw new NotExercised(message, last?.sent, true, { cause: `not exercised: ${id}` });
  });
}

/** Whether a check would have called the operation, had it not ended before. */
const wouldCall = (
  { scenarios: { reading, accounts, changing } }: CheckContext,
  { operationId, check: name }: Result,
  id: string,
): boolean =>
  [...reading, ...accounts, ...changing].some(
    (sequence) =>
      sequence.operationId === operationId &&
      sequence.name === name &&
      (sequence.operationId === id || sequence.also?.includes(id) === true),
  );

/** Throws Skipped with what a success would require. */
function expectPossible(context: CheckContext, operation: Operation): void {
  const { client, scenarios } = context;
  if (!operation.isSafe) requireMutate(context);
  if (operation.needsToken && client.tokenOf('customer') === '') {
    throw new Skipped('it needs a token; give --token, or --email and --password');
  }
  scenarios.expectPossible(context, operation);
}
