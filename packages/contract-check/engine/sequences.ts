import { exchange, operationOf, type CheckContext } from './context.ts';
import { Broken, NotApplicable, Several, Skipped } from './failures.ts';
import { bodyOf, isRefusal, isSuccess } from './judge.ts';
import { textOf } from './texts.ts';
import type { Answer, Identity, Input, Sent } from './types.ts';

/** The body of a success; any other response ends the check. */
export async function success(
  context: CheckContext,
  operationId: string,
  input: Input = { query: {} },
  identity: Identity = 'customer',
): Promise<{ body: unknown; sent: Sent }> {
  if (identity === 'customer') requireToken(context);
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, identity);
  if (!isSuccess(operation, answer)) {
    const more = { blamed: operationId, severity: 'breaks the shop' } as const;
    throw new Broken(`${operationId} fails: ${textOf(answer)}`, sent, true, more);
  }
  return { body: bodyOf(operation, answer), sent };
}

/** Expects a documented rejection of the input. A 401 rejects the caller instead. */
export async function refused(
  context: CheckContext,
  operationId: string,
  input: Input,
  identity: Identity,
  complaint: string,
): Promise<Answer> {
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, identity);
  const more = { blamed: operationId };
  if (isSuccess(operation, answer)) throw new Broken(complaint, sent, null, more);
  if (!isRefusal(operation, answer)) {
    const message = `${textOf(answer)} instead of a business failure (${complaint}?)`;
    throw new Broken(message, sent, null, { ...more, severity: 'contract' });
  }
  return answer;
}

/** Runs a sequence whose steps continue after `context.found`, and throws all of its findings. */
export async function toItsEnd(
  context: CheckContext,
  run: (context: CheckContext) => Promise<void>,
): Promise<void> {
  const all: Broken[] = [];
  try {
    await run({ ...context, found: (broken) => void all.push(broken) });
  } catch (error) {
    if (error instanceof Several) all.push(...error.all);
    else if (error instanceof Broken) all.push(error);
    else if (!isLeftOut(error) || all.length === 0) throw error;
  }
  if (all.length > 0) throw new Several(all);
}

const isLeftOut = (error: unknown) => error instanceof Skipped || error instanceof NotApplicable;

/** Runs one step of a sequence. A finding does not end the sequence. */
export async function step(
  context: CheckContext,
  run: () => void | Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Several) for (const one of error.all) context.found(one);
    else if (error instanceof Broken) context.found(error);
    else throw error;
  }
}

/** Runs it, and then restores what it has changed. Other checks report a restore that fails. */
export async function restoring(
  run: () => Promise<void>,
  restore: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } finally {
    await restore().catch((error: unknown) => {
      if (!(error instanceof Broken || error instanceof Skipped)) throw error;
    });
  }
}

/** @throws Skipped without a customer */
export function requireToken({ client }: CheckContext): void {
  if (client.tokenOf('customer') === '') {
    throw new Skipped('pass --token, or --email and --password');
  }
}

/** @throws Skipped without a second customer */
export function requireOther({ client }: CheckContext): void {
  if (client.tokenOf('other customer') === '') {
    throw new Skipped('pass --other-token, or --other-email and --other-password');
  }
}

/** @throws Skipped unless calls may change data */
export function requireMutate({ options }: CheckContext): void {
  if (!options.mutate) throw new Skipped('not marked x-safe; pass --mutate to send it');
}
