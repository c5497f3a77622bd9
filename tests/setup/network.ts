import { vi } from 'vitest';

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Answers every request of the test in place of the network and the sandbox, even with responses that no healthy server
 * sends. Returns the mock, which also accepts single responses.
 */
export function answerCalls(answer: Answer = dropped) {
  const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url, init) =>
    answer(url, init),
  );
  vi.stubGlobal('fetch', sent);
  return sent;
}

/** A success of the contract with this body. */
export const success = (body: unknown) => Response.json({ code: 200, message: null, body });

export const dropped = () => Promise.reject(new TypeError('Failed to fetch'));
