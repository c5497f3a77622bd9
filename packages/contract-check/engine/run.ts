import type { Client } from './client.ts';
import {
  check,
  isolated,
  type CheckContext,
  type CheckOptions,
  type Scenarios,
  type Sequence,
} from './context.ts';
import { expectChecked, expectExercised } from './exercised.ts';
import { checkEventOf, checkHub } from './hub-checks.ts';
import { judgeOf } from './judge.ts';
import type { Contract, Operation } from './load.ts';
import { withOffers } from './offers.ts';
import { checkOperation } from './operation-checks.ts';
import { NO_SCENARIOS } from './scenarios.ts';
import { toItsEnd } from './sequences.ts';
import { shownOf, withoutSecrets } from './shown.ts';
import type { Note, Observation, Result } from './types.ts';

export type Run = {
  client: Client;
  options: CheckOptions;
  /** Tags, operations, events or `operation: check`; all when empty. */
  only: readonly string[];
  /** The same names, excluded. */
  exclude?: readonly string[];
};

export type Report = {
  results: Array<Result>;
  observations: Array<Observation>;
  notes: Array<Note>;
  calls: number;
  /** Why the run ended early. */
  ended?: string | undefined;
};

/** Work in progress when a run ends early, such as a pay command, may finish within this time. */
const GRACE_MS = 5000;

/**
 * Checks a live backend against the contract. `onResult` receives each result as it arrives. A run that ends early, for
 * example after `limitSeconds`, reports its earlier findings. Throws Unreachable if the server does not respond at all.
 */
export async function checkBackend(
  whole: Contract,
  { client, options, only, exclude = [] }: Run,
  onResult: (result: Result) => void = () => undefined,
  scenarios: Scenarios = NO_SCENARIOS,
): Promise<Report> {
  const { contract, others } = withOffers(whole, options.offers);
  const report: Report = { results: [], observations: [], notes: [], calls: 0 };
  let isClosed = false;
  const context: CheckContext = {
    contract,
    client,
    judge: judgeOf(contract),
    options,
    scenarios,
    facts: undefined,
    succeeded: new Set(),
    lastRefusal: new Map(),
    isSelected: selected(contract, only, exclude),
    isNamed: (id) => only.some((name) => namesIn(contract, id).includes(name)),
    report: (result) => {
      if (isClosed) return;
      const shown = shownOf(result, client.secrets.redact);
      report.results.push(shown);
      onResult(shown);
    },
    observe: (observation) => report.observations.push(observation),
    note: (note) => {
      const shown = shownOf(note, client.secrets.redact);
      const isSaid = ({ operationId, message }: Note) =>
        operationId === shown.operationId && message === shown.message;
      if (!report.notes.some(isSaid)) report.notes.push(shown);
    },
    found: (broken) => {
      throw broken;
    },
    overAnswers: new Set(),
    emptyRefusals: new Set(),
    stored: new Set(),
  };
  client.secrets.add('EMAIL', options.credentials?.email ?? '');
  client.secrets.add('OTHER_EMAIL', options.otherCredentials?.email ?? '');
  await client.expectReachable();
  const seconds = options.limitSeconds;
  const timer =
    seconds === undefined
      ? undefined
      : setTimeout(() => client.end(`the run has taken ${seconds} s (--limit)`), seconds * 1000);
  const operations = contract.operations.filter(({ id }) => context.isSelected(id));
  try {
    await Promise.race([runChecks(context, operations), graceAfter(client.signal)]);
  } finally {
    clearTimeout(timer);
  }
  for (const operation of operations) await expectExercised(context, operation, report.results);
  await expectChecked(context, only, (id) => namesIn(contract, id), report.results);
  noteOnce(context);
  if (others.length > 0) {
    const names = [...new Set(others.map(({ offer }) => offer))].join(',');
    const message = `not checked, because not offered; pass --offers ${names} with those that the server supports`;
    context.note({ operationId: others.map(({ id }) => id).join(', '), message });
  }
  if (client.limited() > 0) {
    const message = `the server asked to wait ${client.limited()} times (429, Retry-After); a --rate below its limit is faster`;
    context.note({ operationId: 'contract-check', message });
  }
  isClosed = true;
  report.calls = client.calls();
  report.ended = client.ended();
  // A text may contain a token that became known later.
  report.results = report.results.map((result) => withoutSecrets(result, client.secrets.redact));
  return report;
}

/** All checks, in an order in which none interferes with another. */
async function runChecks(context: CheckContext, operations: readonly Operation[]): Promise<void> {
  const { contract, scenarios } = context;
  const signInCustomers = () => scenarios.signInCustomers(context);
  await isolated(context, 'contract-check', 'the customers sign in', signInCustomers);
  const prepare = () => scenarios.prepare(context);
  context.facts = await isolated(context, 'contract-check', 'real values are collected', prepare);

  const isSignIn = ({ id }: Operation) => scenarios.signIns.includes(id);
  const signIn = operations.filter(isSignIn);
  const safe = operations.filter((operation) => operation.isSafe && !isSignIn(operation));
  const unsafe = operations.filter(({ isSafe }) => !isSafe);
  const ofContract = (sequences: readonly Sequence[]) =>
    sequences.filter(({ operationId }) => contract.operations.some(({ id }) => id === operationId));
  const checkAll = (operation: Operation) =>
    isolated(context, operation.id, 'its checks', () => checkOperation(context, operation));
  // A sign-in may revoke the customer's token, so all of them run first.
  await inTurn(signIn, checkAll);
  const signInAgain = () => scenarios.signInAgain(context);
  await isolated(context, 'contract-check', 'the customer signs in again', signInAgain);
  // Changes run after reads, and not in parallel with them.
  await Promise.all([
    ...safe.map(checkAll),
    ...ofContract(scenarios.reading).map((sequence) =>
      runSequence(context, { ...sequence, changes: false }),
    ),
  ]);
  await Promise.all(unsafe.map(checkAll));
  await Promise.all([
    inTurn(ofContract(scenarios.accounts), (sequence) => runSequence(context, sequence)),
    inTurn(ofContract(scenarios.changing), (sequence) => runSequence(context, sequence)).then(() =>
      inTurn(
        contract.events.filter(({ id }) => context.isSelected(id)),
        (event, at, all) =>
          isolated(context, event.id, 'the hub', () => {
            // Its connections are checked only once.
            const isFirst = all.findIndex(({ hub }) => hub === event.hub) === at;
            return isFirst ? checkHub(context, event) : checkEventOf(context, event);
          }),
      ),
    ),
  ]);
}

const graceAfter = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => void setTimeout(resolve, GRACE_MS).unref());
  });

/** One note for all operations to which the same applies. */
function noteOnce({ overAnswers, emptyRefusals, stored, note }: CheckContext): void {
  const said = [
    [overAnswers, 'it sends null or a body where nothing is expected; the app ignores it'],
    [
      emptyRefusals,
      'its 401 has no body; the app does not read it, but the contract specifies an envelope',
    ],
    [
      stored,
      'a browser may store its response and reuse it for the next customer. The app never does, but other clients may: send Cache-Control: no-store',
    ],
  ] as const;
  for (const [operations, message] of said) {
    if (operations.size === 0) continue;
    note({ operationId: [...operations].toSorted().join(', '), message });
  }
}

const HUB_TAG = 'realtime';

const runSequence = (
  context: CheckContext,
  { operationId, name, run, also, changes = true }: Sequence,
) =>
  check(context, operationId, name, () => toItsEnd(context, run), {
    ...(also === undefined ? {} : { also }),
    changes,
  });

async function inTurn<T>(
  all: readonly T[],
  run: (one: T, at: number, all: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (const [at, one] of all.entries()) await run(one, at, all);
}

/** The names of an operation: its id and its tag. An event has the hub's tag. */
function namesIn({ operations, events }: Contract, id: string): readonly string[] {
  const ofHub = events.some((event) => event.id === id) ? HUB_TAG : undefined;
  const tag = operations.find((operation) => operation.id === id)?.tag ?? ofHub;
  return tag === undefined ? [id] : [id, tag];
}

/** Whether a check is selected, by a name of its operation or as `id: check`. */
function selected(contract: Contract, only: readonly string[], exclude: readonly string[]) {
  return (ids: string | string[], checkName?: string): boolean => {
    const all = [ids].flat();
    const names = all.flatMap((id) => namesIn(contract, id));
    const full = checkName === undefined ? [] : all.map((id) => `${id}: ${checkName}`);
    const isNamed = (name: string) =>
      checkName === undefined
        ? names.includes(name) || all.some((id) => name.startsWith(`${id}: `))
        : names.includes(name) || full.includes(name);
    const isOut = exclude.some((name) => names.includes(name) || full.includes(name));
    return !isOut && (only.length === 0 || only.some(isNamed));
  };
}
