import { atom } from 'jotai/vanilla';
import { store } from '../platform/store.ts';

/** A documented example, or a fault in the words of `X-Chaos` (sandbox/README.md). */
export type ChosenAnswer =
  | { kind: 'example'; name: string; status: number }
  | { kind: 'fault'; words: string };

/** What an operation answers instead of its own answer, for one call or until it is reset. */
export type Choice = { operationId: string; answer: ChosenAnswer; lasts: 'once' | 'always' };

/** Faults that the panel offers. */
export const FAULTS: readonly { words: string; label: string }[] = [
  { words: 'latency=5000', label: '5 seconds late' },
  { words: 'code=500;message=Not available at the moment', label: 'Business failure' },
  { words: 'code=500;message=', label: 'Business failure without a text' },
  { words: '401', label: 'HTTP 401' },
  { words: 'status=500', label: 'HTTP 500' },
  { words: 'status=502;type=html', label: 'HTTP 502 with the page of a gateway' },
  { words: 'type=empty', label: 'An empty answer' },
  { words: 'malformed', label: 'Half of the JSON' },
  { words: 'off-contract', label: 'JSON that breaks the contract' },
  { words: 'drop', label: 'The connection is cut' },
];

const KEY = 'dev.answers';

/** One choice for each operation. Kept for this tab, reloads included. */
export const choicesAtom = atom<readonly Choice[]>(restored());

/** The last call that was answered as chosen; empty when there was none. */
export const lastAnswerAtom = atom('');

export function choose(choice: Choice): void {
  keep([...store.get(choicesAtom).filter((one) => !isFor(one, choice.operationId)), choice]);
}

/** Resets one operation, or all of them. */
export function reset(operationId?: string): void {
  keep(
    operationId === undefined
      ? []
      : store.get(choicesAtom).filter((one) => !isFor(one, operationId)),
  );
}

/** The choice for a call that is sent now. One that lasts once is used up. */
export function takeChoice(operationId: string): Choice | undefined {
  const choice = store.get(choicesAtom).find((one) => isFor(one, operationId));
  if (choice?.lasts === 'once') reset(operationId);
  if (choice !== undefined) {
    store.set(lastAnswerAtom, `${operationId} was answered as chosen: ${nameOf(choice.answer)}`);
  }
  return choice;
}

export const nameOf = (answer: ChosenAnswer): string =>
  answer.kind === 'example'
    ? `${answer.status} ${answer.name}`
    : (FAULTS.find(({ words }) => words === answer.words)?.label ?? answer.words);

const isFor = (choice: Choice, operationId: string) => choice.operationId === operationId;

function keep(choices: readonly Choice[]): void {
  store.set(choicesAtom, choices);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Storage is full or forbidden: the choices last until the reload.
  }
}

function restored(): readonly Choice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Choice[]) : [];
  } catch {
    return [];
  }
}
