import type { Choice } from './choices.ts';
import { takeChoice } from './choices.ts';
import { operationAt } from './dev-loop.ts';
import type { DevLoop, DevOperation, Loop } from './dev-loop.ts';
import { prismBreaks, saysBroken, VIOLATIONS } from './prism-breaks.ts';
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
  if (answer.kind === 'fault') return ['X-Chaos', answer.words];
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
