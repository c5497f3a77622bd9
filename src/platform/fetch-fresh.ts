/**
 * `fetch` past the browser's HTTP cache, which would answer a customer with what another was sent. By default without
 * cookies and the browser's own password dialog (docs/wire.md#cache), and without redirects, which could lead a token
 * elsewhere.
 */
export function fetchFresh(url: string, init: Omit<RequestInit, 'cache'>): Promise<Response> {
  // Spread would bring a helper into the head scripts, which are compiled for older browsers.
  const defaults: RequestInit = { credentials: 'omit', redirect: 'error' };
  return fetch(url, Object.assign(defaults, init, { cache: 'no-store' }));
}
