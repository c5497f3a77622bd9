import type { Operation } from '../load.ts';
import { createCurl } from './curl.ts';
import { NoAnswer, Unreachable } from './no-answer.ts';
import { createSecrets } from './secrets.ts';
import type { Answer, Identity, Input, Sent } from './types.ts';

export type Target = {
  /** Address of the API without a slash at its end. */
  url: string;
  /** Address of the backend functions; by default `${url}/functions/v1`. */
  functionsUrl: string;
  /** Origin of the app, for CORS. */
  origin: string;
  token: string;
  otherToken: string;
  password: string;
  /** Calls a second at the most. */
  rate: number;
  /** How long an answer may take, in milliseconds. */
  timeoutMs: number;
};

export const BROKEN_TOKEN = 'not-a-token-of-anybody';
const SIGNALR_HEADERS = ['x-requested-with', 'x-signalr-user-agent'];

export type Client = ReturnType<typeof createClient>;

/** Sends calls of the contract to a live backend, at a bounded rate, and remembers each as a curl line. */
export function createClient(target: Target) {
  let earliest = 0;
  const tokens: Record<Identity, string> = {
    customer: target.token,
    'other customer': target.otherToken,
    nobody: '',
    'broken token': BROKEN_TOKEN,
  };
  const secrets = createSecrets([
    ['TOKEN', target.token],
    ['OTHER_TOKEN', target.otherToken],
    ['PASSWORD', target.password],
  ]);
  const curlOf = createCurl(secrets);

  async function waitForTurn(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, earliest);
    earliest = turn + 1000 / target.rate;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  }

  async function exchange(
    url: string,
    init: RequestInit,
    curl: string,
    mayRetry = true,
  ): Promise<Answer> {
    await waitForTurn();
    try {
      const signal = AbortSignal.timeout(target.timeoutMs);
      return await answerOf(await fetch(url, { ...init, redirect: 'manual', signal }));
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      if (isLate) throw new NoAnswer(`no answer within ${target.timeoutMs / 1000} s`, curl);
      await expectReachable(url, cause);
      // A server may close a kept-alive connection just as it is used again: once is no verdict.
      if (mayRetry) return await exchange(url, init, curl, false);
      throw new NoAnswer('the connection is cut without an answer', curl);
    }
  }

  /** Throws Unreachable when nothing answers at the address, whatever is asked. */
  async function expectReachable(url: string, cause?: unknown): Promise<void> {
    const { origin } = new URL(url);
    try {
      await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(target.timeoutMs) });
    } catch {
      throw new Unreachable(`${origin} does not answer`, { cause });
    }
  }

  return {
    target,
    secrets,
    expectReachable: () => expectReachable(target.url),
    /** `variable` stands for the token in curl lines. */
    setToken: (identity: 'customer' | 'other customer', token: string, variable = 'TOKEN') => {
      tokens[identity] = token;
      if (!secrets.has(token)) secrets.add(variable, token);
    },
    tokenOf: (identity: Identity) => tokens[identity],

    /** Sends one call. */
    async send(
      operation: Operation,
      input: Input,
      identity: Identity,
    ): Promise<{ sent: Sent; answer: Answer }> {
      const url = addressOf(target, operation, input);
      const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
      const headers: Record<string, string> = { Origin: target.origin, Accept: 'application/json' };
      if (tokens[identity] !== '') headers['Authorization'] = `Bearer ${tokens[identity]}`;
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      const curl = curlOf(operation.method, url, headers, body);
      const init: RequestInit = { method: operation.method, headers };
      if (body !== undefined) init.body = body;
      const answer = await exchange(url, init, curl);
      return { sent: { operation, input, identity, curl }, answer };
    },

    /** The browser's question before a call from another origin. */
    async preflight(operation: Operation): Promise<{ curl: string; answer: Answer }> {
      const url = addressOf(target, operation, { query: {} });
      const headers = {
        Origin: target.origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': headersOfApp(operation).join(','),
      };
      const curl = curlOf('OPTIONS', url, headers, undefined);
      return { curl, answer: await exchange(url, { method: 'OPTIONS', headers }, curl) };
    },
  };
}

/** Headers that the app sends and a browser asks about first; the hub's client has its own. */
export const headersOfApp = ({ tag }: Operation): string[] =>
  tag === 'realtime' ? ['authorization', ...SIGNALR_HEADERS] : ['authorization', 'content-type'];

function addressOf(target: Target, operation: Operation, input: Input): string {
  const base = operation.serverPath === '' ? target.url : target.functionsUrl;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${base}${operation.path}${query.size > 0 ? `?${query}` : ''}`;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '',
    headers: response.headers,
    text,
    json: parseJson(text),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
