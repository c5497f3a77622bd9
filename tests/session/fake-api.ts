import { vi } from 'vitest';
import { onNeverSent } from '../setup/reaches-server.ts';

export type Call = {
  path: string;
  method: string;
  body: unknown;
  /** The bearer token that was sent, or ''. */
  token: string;
  isOpen: boolean;
  answer: (status: number, body: unknown) => void;
  ok: (body: unknown) => void;
  refuse: (message: string | null, code?: number) => void;
  drop: () => void;
};

/** A server whose calls wait until the test answers them. */
export function fakeApi() {
  const calls: Call[] = [];
  const fetch = (url: string | URL, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const call: Call = {
        path: new URL(url, 'http://shop.test').pathname,
        method: init.method ?? 'GET',
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        token: (new Headers(init.headers).get('Authorization') ?? '').replace('Bearer ', ''),
        isOpen: true,
        answer: (status, body) => {
          call.isOpen = false;
          resolve(new Response(JSON.stringify(body), { status }));
        },
        ok: (body) => call.answer(200, { code: 200, message: null, body }),
        refuse: (message, code = 400) => call.answer(200, { code, message, body: null }),
        drop: () => {
          call.isOpen = false;
          reject(new TypeError('Failed to fetch'));
        },
      };
      init.signal?.addEventListener('abort', () => {
        call.isOpen = false;
        reject(new DOMException('Aborted', 'AbortError'));
      });
      calls.push(call);
      onNeverSent(init.signal, () => calls.splice(calls.indexOf(call), 1));
    });
  vi.stubGlobal('fetch', fetch);
  const open = (path?: string) =>
    calls.filter((call) => call.isOpen && (path === undefined || call.path.endsWith(path)));
  return {
    calls,
    open,
    /** The only open call to this path. */
    only(path: string): Call {
      const [call, ...others] = open(path);
      if (call === undefined || others.length > 0) {
        throw new Error(`${open(path).length} open calls to ${path}`);
      }
      return call;
    },
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;

/** Flushes everything that is due, without advancing time. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
