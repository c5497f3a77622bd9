/**
 * `fetch` that bypasses the browser's HTTP cache, which could return another customer's response. By default, it sends
 * no cookies, does not open the browser's own password dialog (docs/wire.md#cache), and does not follow redirects,
 * which could send a token elsewhere.
 */
export function fetchFresh(url: string, init: Omit<RequestInit, 'cache'>): Promise<Response> {
  // Spread syntax would add a helper to the head scripts, which are compiled for older browsers.
  const defaults: RequestInit = { credentials: 'omit', redirect: 'error' };
  return fetch(url, Object.assign(defaults, init, { cache: 'no-store' }));
}
