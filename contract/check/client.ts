import type { Operation } from '../load.ts';
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
  /** Calls a second at the most. */
  rate: number;
};

export const BROKEN_TOKEN = 'not-a-token-of-anybody';
const TOKEN_VARIABLES: Record<Identity, string> = {
  customer: '$TOKEN',
  'other customer': '$OTHER_TOKEN',
  nobody: '',
  'broken token': BROKEN_TOKEN,
};

/** The server does not answer at all: nothing can be said about the contract. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

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

  async function waitForTurn(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, earliest);
    earliest = turn + 1000 / target.rate;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  }

  async function exchange(url: string, init: RequestInit): Promise<Answer> {
    await waitForTurn();
    try {
      const response = await fetch(url, { ...init, redirect: 'manual' });
      const text = await response.text();
      return {
        status: response.status,
        contentType: (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '',
        headers: response.headers,
        text,
        json: parseJson(text),
      };
    } catch (cause) {
      throw new Unreachable(`${new URL(url).origin} does not answer`, { cause });
    }
  }

  return {
    target,
    identities: (): Identity[] =>
      (['customer', 'other customer'] as const).filter((identity) => tokens[identity] !== ''),
    setToken: (identity: 'customer' | 'other customer', token: string) => {
      tokens[identity] = token;
    },
    tokenOf: (identity: Identity) => tokens[identity],

    /** Sends one call; with `rawBody` that text instead of JSON. */
    async send(
      operation: Operation,
      input: Input,
      identity: Identity,
      rawBody?: string,
    ): Promise<{ sent: Sent; answer: Answer }> {
      const url = addressOf(target, operation, input);
      const body = rawBody ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
      const headers: Record<string, string> = { Accept: 'application/json', Origin: target.origin };
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      if (tokens[identity] !== '') headers['Authorization'] = `Bearer ${tokens[identity]}`;
      const init: RequestInit = { method: operation.method, headers };
      if (body !== undefined) init.body = body;
      const answer = await exchange(url, init);
      const curl = curlLine(operation.method, url, TOKEN_VARIABLES[identity], body, target.origin);
      return { sent: { operation, input, identity, curl }, answer };
    },

    /** The browser's question before a call from another origin. */
    async preflight(operation: Operation): Promise<{ curl: string; answer: Answer }> {
      const url = addressOf(target, operation, { query: {} });
      const headers = {
        Origin: target.origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': 'authorization,content-type',
      };
      const answer = await exchange(url, { method: 'OPTIONS', headers });
      const flags = Object.entries(headers).map(
        ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
      );
      return { curl: ['curl -i -X OPTIONS', ...flags, quote(url)].join(' '), answer };
    },
  };
}

function addressOf(target: Target, operation: Operation, input: Input): string {
  const base = operation.serverPath === '' ? target.url : target.functionsUrl;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${base}${operation.path}${query.size > 0 ? `?${query}` : ''}`;
}

function curlLine(
  method: string,
  url: string,
  token: string,
  body: string | undefined,
  origin: string,
): string {
  const parts = ['curl -i', `-X ${method}`, `-H ${quote(`Origin: ${origin}`)}`];
  // Double quotes, so that the shell puts the variable's value in.
  if (token !== '') parts.push(`-H "Authorization: Bearer ${token}"`);
  if (body !== undefined) {
    parts.push(`-H 'Content-Type: application/json'`, `--data-binary ${quote(body)}`);
  }
  return [...parts, quote(url)].join(' ');
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
