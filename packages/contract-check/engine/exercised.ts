import { check, type CheckContext } from './context.ts';
import { NotApplicable, NotExercised, Skipped } from './failures.ts';
import type { Operation } from './load.ts';
import { requireMutate } from './sequences.ts';
import type { Result } from './types.ts';

/** An operation that only ever rejects calls has not been tested, so each must succeed once if it can. */
export async function expectExercised(
  context: CheckContext,
  operation: Operation,
  results: readonly Result[],
): Promise<void> {
  const { id } = operation;
  await check(context, id, 'it returns a success', async () => {
    if (context.succeeded.has(id)) return;
    context.client.expectOpen();
    if (context.options.excuse?.includes(id)) throw new NotApplicable('excused by --excuse');
    expectPossibleFor(context, operation);
    if (results.some(({ outcome, blamed }) => outcome === 'broken' && blamed === id)) {
      throw new NotApplicable('its failures are reported');
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
      throw new Skipped(
        `${reason}, and rejects it (${last.text}); accept that with --excuse ${id}`,
      );
    }
    const why = last === undefined ? 'it was never called' : `the last response is ${last.text}`;
    const message = `not exercised: it never returned a success (${why}); fix it, or excuse it with --excuse ${id}`;
    throw new NotExercised(message, last?.sent, true, exercise(id));
  });
}

const exercise = (id: string) => ({ cause: `not exercised: ${id}`, severity: 'contract' }) as const;

/** Operations in --only must exist; others are reported as not checked. */
function expectPossibleFor(context: CheckContext, operation: Operation): void {
  try {
    expectPossible(context, operation);
  } catch (error) {
    const { id, isSafe, needsToken } = operation;
    const isSent = isSafe || context.options.mutate;
    const isOpen = !needsToken || context.client.tokenOf('customer') !== '';
    const isMeant = context.isNamed(id) && isSent && isOpen;
    if (!(error instanceof Skipped) || !isMeant) throw error;
    const message = `not exercised: ${error.message}, or excuse it with --excuse ${id}`;
    throw new NotExercised(message, undefined, true, exercise(id));
  }
}

/** A run that checks nothing, or nothing that --only names, must not pass. */
export async function expectChecked(
  context: CheckContext,
  only: readonly string[],
  namesOf: (operationId: string) => readonly string[],
  results: readonly Result[],
): Promise<void> {
  const { excuse = [] } = context.options;
  const { operations, events } = context.contract;
  const asked = [...operations, ...events]
    .filter(({ id }) => context.isSelected(id) && !excuse.includes(id))
    .flatMap(({ id }) => namesOf(id));
  const names = only.filter((name) => asked.includes(name));
  for (const name of only.length === 0 ? ['contract-check'] : names) {
    const ofName = results.filter(
      ({ operationId }) => only.length === 0 || namesOf(operationId).includes(name),
    );
    if (ofName.some(({ outcome }) => outcome !== 'skipped')) continue;
    const message = `nothing was checked: ${ofName[0]?.message ?? 'there is no check for it'}`;
    await check({ ...context, isSelected: () => true }, name, 'something of it is checked', () =>
      Promise.reject(new NotExercised(message, undefined, null, exercise(name))),
    );
  }
}

/** Whether a check would have called the operation if it had not ended earlier. */
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
    throw new Skipped('it needs a token; pass --token, or --email and --password');
  }
  scenarios.expectPossible(context, operation);
}
