import type { Contract } from '../load.ts';
import type { Client } from './client.ts';
import { check } from './context.ts';
import type { CheckContext, CheckOptions } from './context.ts';
import { checkHub } from './hub-checks.ts';
import { createJudge, isSuccess } from './judge.ts';
import { checkOperation } from './operation-checks.ts';
import { NoAnswer } from './no-answer.ts';
import { SEQUENCES } from './sequences.ts';
import type { Observation, Result } from './types.ts';

export type Run = {
  client: Client;
  options: CheckOptions;
  /** Tags or operation ids; all when empty. */
  only: string[];
};

export type Report = { results: Result[]; observations: Observation[] };

/**
 * Holds a live backend against the contract. `onResult` hears each result as it comes.
 * Throws Unreachable when the server does not answer.
 */
export async function checkBackend(
  contract: Contract,
  { client, options, only }: Run,
  onResult: (result: Result) => void = () => undefined,
): Promise<Report> {
  const report: Report = { results: [], observations: [] };
  const context: CheckContext = {
    contract,
    client,
    judge: createJudge(contract),
    options,
    report: (result) => {
      report.results.push(result);
      onResult(result);
    },
    observe: (observation) => report.observations.push(observation),
  };
  await client.expectReachable();
  await signIn(context);
  const isAsked = (id: string, tag = contract.operations.find((one) => one.id === id)?.tag) =>
    only.length === 0 || only.includes(id) || (tag !== undefined && only.includes(tag));
  for (const operation of contract.operations.filter(({ id }) => isAsked(id))) {
    await checkOperation(context, operation);
  }
  for (const { operationId, name, run } of SEQUENCES.filter((one) => isAsked(one.operationId))) {
    await check(context, operationId, name, () => run(context));
  }
  for (const event of contract.events.filter(({ id }) => isAsked(id, 'realtime'))) {
    await checkHub(context, event);
  }
  return report;
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
  try {
    const { answer } = await client.send(login, { query: {}, body }, 'nobody');
    if (!isSuccess(answer.json)) return;
    client.setToken('customer', String((answer.json.body as { token?: unknown }).token ?? ''));
  } catch (error) {
    // What is wrong with login is said by the checks of login.
    if (!(error instanceof NoAnswer)) throw error;
  }
}
