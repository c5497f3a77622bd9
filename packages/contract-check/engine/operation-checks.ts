import fc from 'fast-check';
import { validInput } from './arbitrary.ts';
import { check, exchange, type CheckContext } from './context.ts';
import { expectCors } from './cors-check.ts';
import { Broken, NotApplicable, Skipped } from './failures.ts';
import { anyInput, checkInputs, expectMalformedRefused } from './input-checks.ts';
import { isSuccess } from './judge.ts';
import type { Operation } from './load.ts';
import { requireMutate } from './sequences.ts';
import type { Identity, Input } from './types.ts';

type Saw = (status: number) => void;

/** All checks of a single operation. */
export async function checkOperation(context: CheckContext, operation: Operation): Promise<void> {
  const identity: Identity = operation.needsToken ? 'customer' : 'anonymous';
  const expectLasting = () => {
    if (context.scenarios.endsToken.includes(operation.id)) {
      throw new NotApplicable('it ends the token');
    }
  };
  const mayAsk = () => {
    if (!operation.isSafe) requireMutate(context);
    requireTokenOf(context, operation);
  };
  const run = (name: string, body: (saw: Saw) => Promise<void>) =>
    check(context, operation.id, name, async (saw) => {
      if (!operation.isSafe) requireMutate(context);
      await body(saw);
    });

  await run('documented examples', async (saw) => {
    expectLasting();
    for (const input of context.scenarios.documented(context, operation)) {
      requireTokenOf(context, operation);
      const { answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
    }
  });
  await run('a call with real values', async (saw) => {
    expectLasting();
    requireTokenOf(context, operation);
    const input = context.scenarios.realInput(context, operation);
    saw((await exchange(context, operation, input, identity)).answer.status);
  });
  await run('generated valid inputs', async (saw) => {
    expectLasting();
    requireTokenOf(context, operation);
    // If there is no input, one call is enough.
    const runs = operation.parameters.length > 0 || operation.body ? context.options.runs : 2;
    const inputs = validInput(operation, context.contract.schemas);
    const made = await forAll(context, runs, inputs, async (input) => {
      const { answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
    });
    if (made < runs) {
      const message = `only ${made} of ${runs} generated inputs were sent, because time ran out`;
      context.note({ operationId: operation.id, message });
    }
  });
  await checkInputs(context, operation, identity, mayAsk);
  await run('malformed JSON', async (saw) => {
    requireTokenOf(context, operation);
    await expectMalformedRefused(context, operation, identity, saw);
  });
  await run('401 without a token', async (saw) => {
    if (!operation.needsToken) throw new NotApplicable('it needs no token');
    await expect401(context, operation, 'anonymous', saw);
  });
  await run('401 with a broken token', async (saw) => {
    await expect401(context, operation, 'broken token', saw);
  });
  await run('401 with an altered token', async (saw) => {
    if (context.client.tokenOf('changed token') === '') {
      throw new Skipped('pass --token, or --email and --password');
    }
    await expect401(context, operation, 'changed token', saw);
  });
  await run("CORS for the app's origin", () => expectCors(context, operation));
}

function requireTokenOf({ client }: CheckContext, operation: Operation): void {
  if (operation.needsToken && client.tokenOf('customer') === '') {
    throw new Skipped('it needs a token; pass --token, or --email and --password');
  }
}

/**
 * Checks a property for generated inputs, and returns how many it tried before the time ran out. A failure is shrunk to
 * the smallest input and reported with its call.
 */
async function forAll(
  { options }: CheckContext,
  runs: number,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void>,
): Promise<number> {
  let smallest: Broken | undefined;
  const property = fc.asyncProperty(inputs, async (input) => {
    try {
      await holds(input);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      smallest = error;
      throw error;
    }
  });
  const details = await fc.check(property, {
    numRuns: runs,
    seed: options.seed,
    // Shrinking also sends calls.
    interruptAfterTimeLimit: options.inputsMs ?? 60_000,
    markInterruptAsFailure: false,
  });
  if (details.failed && smallest !== undefined) throw smallest;
  // If the time runs out before the first input, the run has failed without an error.
  if (details.failed && details.errorInstance !== null) throw details.errorInstance;
  return details.numRuns;
}

/**
 * Uses a real input or the example, because the input does not matter here.
 * @param complaint what is wrong if the server accepts the call; an envelope with code 401 counts as a rejection
 */
export async function expect401(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
  saw: Saw = () => undefined,
  complaint?: string,
): Promise<void> {
  if (!operation.responses.has('401')) throw new NotApplicable('it needs no token');
  const input = anyInput(context, operation);
  const { sent, answer } = await exchange(context, operation, input, identity);
  saw(answer.status);
  if (answer.status === 401) return;
  const cause = `no 401 with ${identity === 'anonymous' ? 'no token' : `a ${identity}`}`;
  const isServed = (answer.json as { code?: unknown } | undefined)?.code !== 401;
  if (complaint !== undefined && isServed) {
    throw new Broken(complaint, sent, null, { blamed: operation.id, severity: 'privacy' });
  }
  const severity = isSuccess(operation, answer) ? 'privacy' : 'contract';
  const message = `HTTP ${answer.status} instead of 401`;
  throw new Broken(message, sent, null, { cause, severity, reproduces: true });
}
