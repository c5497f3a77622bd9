import { fetchFresh } from '../platform/fetch-fresh.ts';

declare global {
  /** The answer to a call that was sent with this token before the scripts had come, once. */
  var __takeEarly: ((url: string, token?: string) => Promise<Response> | undefined) | undefined;
}

/** Until then the scripts have started, or they never will. */
const KEPT_MS = 10_000;

/** Sends GET calls with this token. `http.ts` takes the answers. */
export function askEarly(token: string, urls: readonly string[]): void {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answers = new Map(urls.map((url) => [url, fetchFresh(url, { headers })]));
  for (const answer of answers.values()) {
    // Read at once: an answer that nobody takes must not hold its connection. Whoever takes it meets the failure.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
  }
  setTimeout(() => answers.clear(), KEPT_MS);
  globalThis.__takeEarly = (url, sentFor) => {
    const answer = sentFor === token ? answers.get(url) : undefined;
    if (answer !== undefined) answers.delete(url);
    return answer;
  };
}
