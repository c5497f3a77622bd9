import { atom } from 'jotai/vanilla';
import { store } from '../platform/store.ts';
import { prismBreaks, saysBroken, VIOLATIONS } from './contract-break.ts';
import { operationAt } from './dev-loop.ts';
import type { DevLoop, DevOperation, Loop } from './dev-loop.ts';
import { showBreaks } from './shown-breaks.ts';

/**
 * A `fetch` that asks for the answers that the developer has chosen, and shows what Prism finds in the others. Calls
 * to other origins pass untouched.
 */
export function chosenFetch(send: typeof fetch, loop: DevLoop, origin: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const operation = url.origin === origin ? operationAt(loop, method, url.pathname) : undefined;
    if (operation === undefined) return send(input, init);
    const choice = takeChoice(operation.id);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    if (choice !== undefined) headers.set(...headerFor(choice, operation, loop.loop));
    const response = await send(input, { ...init, headers });
    showBreaks(await breaksIn(response, operation, url, init?.body));
    return response;
  };
}

/** Prism's mock takes an example's name by `Prefer`; faults, and examples elsewhere, come from the sandbox. */
function headerFor(
  { answer }: Choice,
  { receiver }: DevOperation,
  loop: Loop,
): [name: string, value: string] {
  if (answer.kind !== 'example') return ['X-Chaos', answer.words];
  return loop === 'mock' && receiver === 'prism'
    ? ['Prefer', `code=${answer.status}, example=${answer.name}`]
    : ['X-Chaos', `example=${answer.name}`];
}

async function breaksIn(
  response: Response,
  { id }: DevOperation,
  { searchParams }: URL,
  body: BodyInit | null | undefined,
) {
  const violations = response.headers.get(VIOLATIONS);
  if (!saysBroken(violations, response.headers.get('Content-Type'))) return [];
  return prismBreaks({
    operationId: id,
    status: response.status,
    violations,
    query: searchParams,
    request: typeof body === 'string' ? body : '',
    // The page reads the answer itself.
    answer: await response.clone().text(),
  });
}

/** A documented example, or a fault or dialect in the words of `X-Chaos` (sandbox/README.md). */
export type ChosenAnswer =
  | { kind: 'example'; name: string; status: number }
  | { kind: 'fault' | 'dialect'; words: string };

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

/** Ways to write the sandbox's own answer that the panel offers. */
export const DIALECTS: typeof FAULTS = [
  { words: 'loose', label: 'Null for what is absent, unread bodies, unknown fields' },
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
    : ([...FAULTS, ...DIALECTS].find(({ words }) => words === answer.words)?.label ?? answer.words);

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
