import { exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { Broken, Skipped } from './failures.ts';
import { bodyOf, isRefusal, isSuccess } from './judge.ts';
import { textOf } from './texts.ts';
import type { Answer, Identity, Input, Sent } from './types.ts';

/** The body of a success; any other answer ends the check. */
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

/** Expects a documented refusal of the input. A 401 refuses the caller instead. */
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

/** @throws Skipped without a customer */
export function requireToken({ client }: CheckContext): void {
  if (client.tokenOf('customer') === '') {
    throw new Skipped('give --token, or --email and --password');
  }
}

/** @throws Skipped without a second customer */
export function requireOther({ client }: CheckContext): void {
  if (client.tokenOf('other customer') === '') {
    throw new Skipped('give --other-token, or --other-email and --other-password');
  }
}

/** @throws Skipped unless calls may change data */
export function requireMutate({ options }: CheckContext): void {
  if (!options.mutate) throw new Skipped('not marked x-safe; send it with --mutate');
}
