import { mayBeReused } from './browser-headers.ts';
import { causeOf } from './cause.ts';
import type { Client } from './client.ts';
import type { Field } from './corruptions.ts';
import { Broken, NotApplicable, Several, Skipped } from './failures.ts';
import { isBare401, isSuccess, type Judge } from './judge.ts';
import type { Contract, HubEvent, Operation } from './load.ts';
import { NoAnswer, RunEnded, Unreachable } from './no-answer.ts';
import { textOf } from './texts.ts';
import type {
  Answer,
  Identity,
  Input,
  Note,
  Observation,
  Result,
  Sent,
  Severity,
} from './types.ts';

export type Credentials = { email: string; password: string };

export type CheckOptions = {
  /** Also sends calls that the contract does not mark `x-safe`. */
  mutate: boolean;
  /** Generated inputs for each operation. */
  runs: number;
  /** How long the generated inputs of one operation may take. */
  inputsMs?: number;
  seed: number;
  credentials: Credentials | undefined;
  otherCredentials?: Credentials | undefined;
  /** How long a hub may be silent, in seconds. */
  silenceSeconds?: number;
  /** Operations that do not have to succeed. */
  excuse?: readonly string[];
  /** Whether the app's origin was given, instead of derived from the URL of the API. */
  isOriginGiven?: boolean;
  /** How long the whole run may take, in seconds. */
  limitSeconds?: number;
  /** The offers that the server has (`x-offers`); operations of others are not checked. */
  offers?: readonly string[];
};

/** The context of every check. */
export type CheckContext = {
  contract: Contract;
  client: Client;
  judge: Judge;
  options: CheckOptions;
  scenarios: Scenarios;
  /** The results of `scenarios.prepare`. */
  facts: unknown;
  /** Operations that succeeded at least once. */
  succeeded: Set<string>;
  /** The last rejection of each operation, to explain why it never succeeded. */
  lastRefusal: Map<string, { text: string; sent: Sent }>;
  report: (result: Result) => void;
  observe: (observation: Observation) => void;
  note: (note: Note) => void;
  /** Reports what is broken while its sequence continues. Outside of a sequence, it ends the check. */
  found: (broken: Broken) => void;
  /** Operations and events that send null, or a body that is not read, instead of omitting a value. */
  overAnswers: Set<string>;
  /** Operations whose 401 has no body. */
  emptyRefusals: Set<string>;
  /** Operations whose responses a browser may store and reuse. */
  stored: Set<string>;
  /** Whether --only selects a check of one of these operations and --exclude does not exclude it. */
  isSelected: (operationIds: string | string[], checkName?: string) => boolean;
  /** Whether --only names the operation or its tag. */
  isNamed: (operationId: string) => boolean;
};

/** A check of several calls whose responses must be consistent. */
export type Sequence = {
  /** The operation being checked. */
  operationId: string;
  /** Further operations that --only may name. */
  also?: readonly string[];
  /** Whether it changes the customer's data. */
  changes?: boolean;
  name: string;
  run: (context: CheckContext) => Promise<void>;
};

/** The address of a hub, and the transports that this server offers. */
export type Hub = { url: string; offered: readonly string[] };

/** Knowledge about one contract beyond its document. The engine checks a contract without any. */
export type Scenarios = {
  /** Signs in the customers before everything else. */
  signInCustomers: (context: CheckContext) => Promise<void>;
  /** The severity if this check fails. */
  severityOf: (operationId: string, check: string, message: string) => Severity;
  /** Operations that sign a customer in. They run first, because each may revoke the previous token. */
  signIns: readonly string[];
  /** Signs the customer in again after those. */
  signInAgain: (context: CheckContext) => Promise<void>;
  /** Collects what the inputs need, as `context.facts`. */
  prepare: (context: CheckContext) => Promise<unknown>;
  /** The documented requests, without a value that must not reach a live backend. */
  documented: (context: CheckContext, operation: Operation) => Input[];
  /** An input with which a working backend succeeds. Throws Skipped when there is none. */
  realInput: (context: CheckContext, operation: Operation) => Input;
  /** The input of which one field is then corrupted. */
  baseOf: (context: CheckContext, operation: Operation, field: Field) => Input;
  /**
   * Operations that are not called merely to see whether their input is complete, because each call has lasting effects.
   */
  leavesTraces: readonly string[];
  /** Operations that revoke the token they are called with. Only sequences call them, with a separate token. */
  endsToken: readonly string[];
  /** Whether a value of this field refers to something that the backend does not have. */
  isUnknown: (context: CheckContext, field: Field, value: unknown) => boolean;
  /** Whether every backend accepts this value if the rest of the input is valid. */
  isAlwaysTaken: (field: Field, value: unknown) => boolean;
  /** Whether a browser loads it as a page, in which case CORS does not apply. */
  isPage: (operation: Operation) => boolean;
  /** Throws Skipped with what a success of the operation needs. */
  expectPossible: (context: CheckContext, operation: Operation) => void;
  /** The reason why a backend may reject every call of this operation. */
  mayRefuse: (operation: Operation) => string | undefined;
  /** Change nothing, and run in parallel. */
  reading: readonly Sequence[];
  /** Create their own accounts, and run in parallel with the others. */
  accounts: readonly Sequence[];
  /** Change the customer's data, one after the other. */
  changing: readonly Sequence[];
  /** Checks when and to whom a hub sends the event. */
  checkEvent: (context: CheckContext, event: HubEvent, hub: Hub) => Promise<void>;
};

/** The operation with this id. Skips the check when the contract lacks it. */
export function operationOf(context: Pick<CheckContext, 'contract'>, id: string): Operation {
  const operation = context.contract.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Skipped(`the contract has no operation ${id}`);
  return operation;
}

/** Runs one check and reports it as kept, skipped or broken, once for each problem. */
export async function check(
  context: CheckContext,
  operationId: string,
  name: string,
  run: (saw: (status: number) => void) => Promise<void>,
  { also = [], changes = false }: { also?: readonly string[]; changes?: boolean } = {},
): Promise<void> {
  if (!context.isSelected([operationId, ...also], name)) return;
  const statuses = new Set<number>();
  // Calling it afterwards does not send the event again.
  const isOfHub = context.contract.events.some(({ id }) => id === operationId);
  const finish = (outcome: Result['outcome'], message: string, broken?: Broken) => {
    const isShown = broken !== undefined && canRepeat(broken, changes || isOfHub);
    context.report({
      operationId,
      check: name,
      outcome,
      message,
      statuses: [...statuses],
      cause: broken === undefined ? '' : causeOf(broken, operationId),
      blamed: broken?.blamed ?? operationId,
      severity: broken === undefined ? null : severityIn(context, broken, operationId, name),
      curl: isShown ? (broken.sent?.curl ?? '') : '',
      answer: isShown ? (broken.sent?.answer ?? '') : '',
      // Omits the call, because it would only show the password of a made-up account.
      input: isShown ? broken.sent?.input : undefined,
      appSurvives: broken?.appSurvives ?? null,
    });
  };
  try {
    context.client.expectOpen();
    await run((status) => void statuses.add(status));
    finish('kept', '');
  } catch (error) {
    if (error instanceof NotApplicable) return;
    if (error instanceof Skipped || error instanceof RunEnded) finish('skipped', error.message);
    else if (error instanceof Broken) finish('broken', error.message, error);
    else if (error instanceof Several) {
      for (const one of error.all) finish('broken', one.message, one);
    } else if (error instanceof Unreachable) throw error;
    else finish('broken', `${KIT_FAILED}: ${String(error)}`, ofKit(error));
  }
}

/** Tokens obtained during the run, which are not available after it. */
const GONE: readonly Identity[] = ['new customer', 'ended token'];

const canRepeat = ({ sent, reproduces }: Broken, changes: boolean): boolean =>
  sent !== undefined && !GONE.includes(sent.identity) && (reproduces ?? !changes);

const severityIn = (
  { scenarios }: CheckContext,
  { severity, appSurvives, message }: Broken,
  operationId: string,
  name: string,
): Severity =>
  severity ??
  (appSurvives === false ? 'breaks the shop' : scenarios.severityOf(operationId, name, message));

/** Runs code around the checks. A failure becomes a result, and the run continues. */
export async function isolated<T>(
  context: CheckContext,
  operationId: string,
  name: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RunEnded) return undefined;
    await check({ ...context, isSelected: () => true }, operationId, name, () =>
      Promise.reject(error),
    );
    return undefined;
  }
}

/** The failure is not the backend's fault: a bug in the kit, or a missing tool on this machine. */
export const KIT_FAILED = 'the check itself failed, so this is not a finding about the backend';
const ofKit = (error: unknown) =>
  new Broken(String(error), undefined, null, {
    cause: KIT_FAILED,
    blamed: 'contract-check',
    severity: 'contract',
  });

/** Sends a call. Returns its response as the app reads it; throws Broken if it violates the contract. */
export async function exchange(
  context: CheckContext,
  operation: Operation,
  input: Input,
  identity: Identity,
): Promise<{ sent: Sent; answer: Answer }> {
  if (identity.endsWith('customer') && context.client.tokenOf(identity) === '') {
    throw new Skipped(`there is no token of the ${identity}`);
  }
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
    throw new Broken(text, sent, appSurvives, {
      blamed: operation.id,
      severity: appSurvives ? 'contract' : 'breaks the shop',
      reproduces: true,
    });
  }
  if (isBare401(answer)) context.emptyRefusals.add(operation.id);
  if (operation.method === 'GET' && mayBeReused(answer)) context.stored.add(operation.id);
  if (context.judge.isOverAnswering(operation, answer)) context.overAnswers.add(operation.id);
  if (isSuccess(operation, answer)) context.succeeded.add(operation.id);
  else context.lastRefusal.set(operation.id, { text: textOf(answer), sent });
  if (answer.status === 401 && identity.endsWith('customer')) {
    const message = `HTTP 401 for the ${identity}'s own token`;
    throw new Broken(message, sent, true, shopBreaks(operation));
  }
  if (answer.status === 401 && identity === 'anonymous' && !operation.needsToken) {
    const message = 'HTTP 401 without a token, although this call needs none';
    throw new Broken(message, sent, true, shopBreaks(operation));
  }
  return { sent, answer: context.judge.read(operation, answer) };
}

const shopBreaks = ({ id }: Operation) =>
  ({ blamed: id, severity: 'breaks the shop', reproduces: true }) as const;

/** A call without a response breaks the check that sent it, not the run. */
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
    // The app shows its failure toast for a cut connection, but otherwise waits forever.
    const survives = !error.message.startsWith('no answer');
    const sent = { operation, input, identity, curl: error.curl };
    throw new Broken(error.message, sent, survives, shopBreaks(operation));
  }
}

const codeOf = (json: unknown): number | undefined => {
  const code: unknown = (json as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : undefined;
};
