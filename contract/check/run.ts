import type { Contract } from '../load.ts';
import { createClient } from './client.ts';
import type { Target } from './client.ts';
import type { CheckContext, CheckOptions } from './context.ts';
import { checkHub } from './hub-checks.ts';
import { createJudge, isSuccess } from './judge.ts';
import { checkOperation } from './operation-checks.ts';
import { checkSequences } from './sequences.ts';
import type { Result } from './types.ts';

export type Run = { target: Target; options: CheckOptions; only: string[] };

/**
 * Holds a live backend against the contract and answers every result. `onResult` hears each as it comes.
 * Throws Unreachable when the server does not answer.
 */
export async function checkBackend(
  contract: Contract,
  { target, options, only }: Run,
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const context: CheckContext = {
    contract,
    client: createClient(target),
    judge: createJudge(contract),
    options,
    report: (result) => {
      results.push(result);
      onResult(result);
    },
  };
  await signIn(context);
  const isAsked = (tag: string) => only.length === 0 || only.includes(tag);
  for (const operation of contract.operations.filter(({ tag }) => isAsked(tag))) {
    await checkOperation(context, operation);
  }
  if (only.length === 0) await checkSequences(context);
  if (isAsked('realtime')) for (const event of contract.events) await checkHub(context, event);
  return results;
}

/** Without --token, the token of --email and --password. */
async function signIn({ client, contract, options }: CheckContext): Promise<void> {
  const login = contract.operations.find(({ id }) => id === 'login');
  if (
    client.tokenOf('customer') !== '' ||
    options.credentials === undefined ||
    login === undefined
  ) {
    return;
  }
  const { email, password } = options.credentials;
  const body = { email, passWord: password, loginType: 'pwd', account: '' };
  const { answer } = await client.send(login, { query: {}, body }, 'nobody');
  if (isSuccess(answer.json)) {
    client.setToken('customer', String((answer.json.body as { token?: unknown }).token ?? ''));
  }
}
