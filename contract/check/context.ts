import type { Contract, Operation } from '../load.ts';
import type { Client } from './client.ts';
import type { Judge } from './judge.ts';
import { NoAnswer } from './no-answer.ts';
import type { Answer, Identity, Input, Observation, Result, Sent } from './types.ts';

export type Credentials = { email: string; password: string };

export type CheckOptions = {
  /** Also sends calls that the contract does not mark `x-safe`. */
  mutate: boolean;
  /** Generated inputs for each operation. */
  runs: number;
  seed: number;
  credentials: Credentials | undefined;
  /** Pays the payment page at the address, so that the event and the credit can be seen. */
  pay: ((url: string) => Promise<void>) | undefined;
  /** The code that was mailed to an address, so that a registration can be followed through. */
  mailedCode: ((email: string, smsType: string) => Promise<string>) | undefined;
};

/** What every check works with. */
export type CheckContext = {
  contract: Contract;
  client: Client;
  judge: Judge;
  options: CheckOptions;
  report: (result: Result) => void;
  observe: (observation: Observation) => void;
};

/** The operation of this id; the contract of a shop has it. */
export function operationOf(context: CheckContext, id: string): Operation {
  const operation = context.contract.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** A failed expectation inside a check; becomes a broken result with the curl line of the call. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly sent: Sent | undefined;
  readonly appSurvives: boolean | null;

  constructor(message: string, sent?: Sent, appSurvives: boolean | null = null) {
    super(message);
    this.sent = sent;
    this.appSurvives = appSurvives;
  }
}

/** A check that this backend or these options do not allow. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** Runs one check and reports it as kept, broken or skipped. */
export async function check(
  context: CheckContext,
  operationId: string,
  name: string,
  run: (saw: (status: number) => void) => Promise<void>,
): Promise<void> {
  const statuses = new Set<number>();
  const result = { operationId, check: name, curl: '', input: undefined, appSurvives: null };
  const finish = (rest: Pick<Result, 'outcome' | 'message'> & Partial<Result>) =>
    context.report({ ...result, ...rest, statuses: [...statuses] });
  try {
    await run((status) => void statuses.add(status));
    finish({ outcome: 'kept', message: '' });
  } catch (error) {
    if (error instanceof Skipped) finish({ outcome: 'skipped', message: error.message });
    else if (error instanceof Broken) {
      const { message, sent, appSurvives } = error;
      finish({
        outcome: 'broken',
        message,
        curl: sent?.curl ?? '',
        input: sent?.input,
        appSurvives,
      });
    } else throw error;
  }
}

/** Sends a call and throws Broken when its answer breaks the contract. */
export async function exchange(
  context: CheckContext,
  operation: Operation,
  input: Input,
  identity: Identity,
): Promise<{ sent: Sent; answer: Answer }> {
  const { sent, answer } = await answered(operation, input, identity, () =>
    context.client.send(operation, input, identity),
  );
  const { breaches, appSurvives } = context.judge.judge(operation, answer);
  context.observe({
    operationId: operation.id,
    status: answer.status,
    code: codeOf(answer.json),
    isKept: breaches.length === 0,
    appSurvives,
  });
  if (breaches.length > 0) {
    const text = breaches.map((breach) => `${breach.check}: ${breach.message}`).join('; ');
    throw new Broken(text, sent, appSurvives);
  }
  return { sent, answer };
}

/** A call without an answer breaks the check that sent it, not the run. */
export async function answered<T>(
  operation: Operation,
  input: Input,
  identity: Identity,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    // The app shows its failure toast for a cut connection, and waits for ever otherwise.
    const survives = !error.message.startsWith('no answer');
    throw new Broken(error.message, { operation, input, identity, curl: error.curl }, survives);
  }
}

const codeOf = (json: unknown): number | undefined => {
  const code: unknown = (json as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : undefined;
};
