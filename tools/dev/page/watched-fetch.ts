import { prismBreaks, saysBroken, VIOLATIONS } from './contract-break.ts';
import { operationAt, type DevOperation } from './dev-loop.ts';
import { showBreaks } from './shown-breaks.ts';

/** A `fetch` that shows what Prism finds in the responses. The page can still read them. */
export function watchedFetch(
  send: typeof fetch,
  operations: readonly DevOperation[],
  origin: string,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const { pathname, searchParams, origin: target } = new URL(request.url);
    const operation =
      target === origin ? operationAt(operations, request.method, pathname) : undefined;
    const response = await send(input, init);
    const { headers, status } = response;
    const violations = headers.get(VIOLATIONS);
    if (operation !== undefined && saysBroken(violations, headers.get('Content-Type'))) {
      const sent = typeof init?.body === 'string' ? init.body : '';
      const text = await response.clone().text();
      const call = { operationId: operation.id, status, violations, query: searchParams };
      showBreaks(prismBreaks({ ...call, request: sent, answer: text }));
    }
    return response;
  };
}
