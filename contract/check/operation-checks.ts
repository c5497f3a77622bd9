import fc from 'fast-check';
import type { Operation } from '../load.ts';
import { invalidInput, validInput } from './arbitrary.ts';
import { Broken, Skipped, check, exchange } from './context.ts';
import { expectCors } from './cors-check.ts';
import { exampleInputs } from './example-inputs.ts';
import type { CheckContext } from './context.ts';
import { isFailure } from './judge.ts';
import type { Identity, Input } from './types.ts';

/** All checks of one operation by itself. */
export async function checkOperation(context: CheckContext, operation: Operation): Promise<void> {
  const run = (name: string, body: (saw: (status: number) => void) => Promise<void>) =>
    check(context, operation.id, name, async (saw) => {
      if (!operation.isSafe && !context.options.mutate) {
        throw new Skipped('not marked x-safe; send it with --mutate');
      }
      await body(saw);
    });
  const identity: Identity = operation.needsToken ? 'customer' : 'nobody';

  await run('documented examples', async (saw) => {
    for (const input of exampleInputs(operation)) {
      requireToken(context, operation);
      const { answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
    }
  });
  await run('generated valid inputs', async (saw) => {
    requireToken(context, operation);
    await forAll(context, validInput(operation, context.contract.schemas), async (input) => {
      const { answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
    });
  });
  await run('generated invalid inputs', async (saw) => {
    requireToken(context, operation);
    const inputs = invalidInput(operation, context.contract.schemas, (input) =>
      fitsInput(context, operation, input),
    );
    if (inputs === undefined) throw new Skipped('it takes nothing that could be invalid');
    if (!canRefuse(operation)) throw new Skipped('it documents no refusal');
    await forAll(context, inputs, async (input) => {
      const { sent, answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
      if (answer.status < 400 && !isFailure(answer.json)) {
        throw new Broken('invalid input is taken for valid', sent);
      }
    });
  });
  await run('malformed JSON', async (saw) => {
    if (operation.body === undefined) throw new Skipped('it takes no body');
    requireToken(context, operation);
    const { answer } = await exchange(
      context,
      operation,
      { query: {}, raw: '{"broken": ' },
      identity,
    );
    saw(answer.status);
  });
  await run('401 without a token', async (saw) => {
    if (!operation.needsToken) throw new Skipped('it needs no token');
    await expect401(context, operation, 'nobody', saw);
  });
  await run('401 with a broken token', async (saw) => {
    if (!operation.responses.has('401')) throw new Skipped('it takes no token');
    await expect401(context, operation, 'broken token', saw);
  });
  await run("CORS for the app's origin", () => expectCors(context, operation));
}

/** Whether wrong input has a documented answer: a business failure in the envelope, or a 4xx beside 401. */
const canRefuse = ({ path, responses }: Operation): boolean =>
  path.startsWith('/api/') ||
  [...responses.keys()].some((status) => status.startsWith('4') && status !== '401');

function requireToken(context: CheckContext, operation: Operation): void {
  if (operation.needsToken && context.client.tokenOf('customer') === '') {
    throw new Skipped('it needs a token; give --token, or --email and --password');
  }
}

/** Holds for every generated input; a failure is shrunk to the smallest one and reported with its call. */
async function forAll(
  context: CheckContext,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void>,
): Promise<void> {
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
    numRuns: context.options.runs,
    seed: context.options.seed,
    // Shrinking sends calls too.
    interruptAfterTimeLimit: 60_000,
    markInterruptAsFailure: false,
  });
  if (details.failed && smallest !== undefined) throw smallest;
  if (details.failed) throw details.errorInstance ?? new Error('the check itself failed');
}

function fitsInput(context: CheckContext, operation: Operation, input: Input): boolean {
  const { schemaProblems } = context.judge;
  if (
    operation.body !== undefined &&
    schemaProblems(operation.body.schema, input.body).length > 0
  ) {
    return false;
  }
  return operation.parameters.every(({ name, required, schema }) => {
    const value = input.query[name];
    if (value === undefined) return !required;
    // A query carries text: a number may come as one.
    const asNumber = Number(value);
    const candidates = [
      String(value),
      ...(String(value) !== '' && Number.isFinite(asNumber) ? [asNumber] : []),
    ];
    return candidates.some((candidate) => schemaProblems(schema, candidate).length === 0);
  });
}

async function expect401(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
  saw: (status: number) => void,
): Promise<void> {
  const input = exampleInputs(operation)[0] ?? { query: {} };
  const { sent, answer } = await exchange(context, operation, input, identity);
  saw(answer.status);
  if (answer.status !== 401) throw new Broken(`HTTP ${answer.status} instead of 401`, sent);
}
