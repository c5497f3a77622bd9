import { atom } from 'jotai';
import { store } from '../platform/store.tsx';
import { prismBreaks, saysBroken, VIOLATIONS } from './contract-break.ts';
import { operationAt } from './dev-loop.ts';
import type { DevLoop } from './dev-loop.ts';
import { showBreaks } from './shown-breaks.ts';

/**
 * A `fetch` that asks for the answers that the developer has chosen, and shows what Prism finds in the others. Calls
 * to other origins pass untouched.
 */
export function chosenFetch(send: typeof fetch, loop: DevLoop, origin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams, origin: target } = new URL(request.url);
    const operation = target === origin ? operationAt(loop, request.method, pathname) : undefined;
    if (operation === undefined) return send(input, init);
    const answer = takeChoice(operation.id)?.answer;
    if (answer !== undefined) {
      // Prism's mock takes an example's name by `Prefer`; faults, and examples elsewhere, come from the sandbox.
      const isPrisms =
        loop.loop === 'mock' && operation.receiver === 'prism' && answer.status !== undefined;
      if (isPrisms) request.headers.set('Prefer', `code=${answer.status}, ${answer.words}`);
      else request.headers.set('X-Chaos', answer.words);
    }
    const response = await send(request);
    const { headers, status } = response;
    const violations = headers.get(VIOLATIONS);
    if (saysBroken(violations, headers.get('Content-Type'))) {
      const sent = typeof init?.body === 'string' ? init.body : '';
      // The page reads the answer itself.
      const text = await response.clone().text();
      const call = { operationId: operation.id, status, violations, query: searchParams };
      showBreaks(prismBreaks({ ...call, request: sent, answer: text }));
    }
    return response;
  };
}

/** A documented example with its status, or a fault, in the words of `X-Chaos` (sandbox/README.md). */
type ChosenAnswer = { words: string; label: string; status?: number };

/** What an operation answers instead of its own answer, for one call or until it is reset. */
export type Choice = { operationId: string; answer: ChosenAnswer; lasts: 'once' | 'always' };

/** Faults, and another way to write the sandbox's own answer, that the panel offers. */
export const FAULTS: readonly ChosenAnswer[] = [
  { words: 'latency=5000', label: 'Fault: 5 seconds late' },
  { words: 'code=500;message=Not available at the moment', label: 'Fault: Business failure' },
  { words: 'code=500;message=', label: 'Fault: Business failure without a text' },
  { words: '401', label: 'Fault: HTTP 401' },
  { words: 'status=500', label: 'Fault: HTTP 500' },
  { words: 'status=502;type=html', label: 'Fault: HTTP 502 with the page of a gateway' },
  { words: 'type=empty', label: 'Fault: An empty answer' },
  { words: 'malformed', label: 'Fault: Half of the JSON' },
  { words: 'off-contract', label: 'Fault: JSON that breaks the contract' },
  { words: 'drop', label: 'Fault: The connection is cut' },
  {
    words: 'loose',
    label: 'Dialect: Null for what is absent, unread bodies, unknown fields',
  },
];

const KEY = 'dev.choices';

/** One choice for each operation. Kept for this tab, reloads included. */
export const choicesAtom = atom(
  JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Choice[],
);

/** The last call that was answered as chosen; empty when there was none. */
export const lastAnswerAtom = atom('');

export function choose(choice: Choice): void {
  keep([...allBut(choice.operationId), choice]);
}

/** Resets one operation, or all of them. */
export function reset(operationId?: string): void {
  keep(operationId === undefined ? [] : allBut(operationId));
}

/** The choice for a call that is sent now. One that lasts once is used up. */
export function takeChoice(operationId: string): Choice | undefined {
  const choice = store.get(choicesAtom).find((one) => one.operationId === operationId);
  if (choice === undefined) return undefined;
  if (choice.lasts === 'once') reset(operationId);
  store.set(lastAnswerAtom, `${operationId} was answered as chosen: ${choice.answer.label}`);
  return choice;
}

const allBut = (operationId: string) =>
  store.get(choicesAtom).filter((one) => one.operationId !== operationId);

function keep(choices: readonly Choice[]): void {
  store.set(choicesAtom, choices);
  sessionStorage.setItem(KEY, JSON.stringify(choices));
}
