import { createCurl } from './curl.ts';
import { excerptOf } from './excerpt.ts';
import { headersTo, type Line } from './line.ts';
import type { Operation } from './load.ts';
import { LineFailed, NoAnswer, RunEnded, Unreachable } from './no-answer.ts';
import { createPace } from './pace.ts';
import { readJson } from './read-json.ts';
import { createSecrets } from './secrets.ts';
import { createTransport, type Call, type Read } from './transport.ts';
import type { Answer, Identity, Input, Sent } from './types.ts';

export type Target = {
  /** Address of the API without a trailing slash. */
  url: string;
  /** Address of the backend functions; default `${url}/functions/v1`. */
  functionsUrl: string;
  /** Origin of the app, for CORS. */
  origin: string;
  token: string;
  otherToken: string;
  password: string;
  /** Password of the other customer, if that customer signs in. */
  otherPassword?: string;
  /** Maximum number of calls per second. */
  rate: number;
  /** Timeout of a response in milliseconds. */
  timeoutMs: number;
  line?: Line;
};

export const BROKEN_TOKEN = 'not-a-token-of-anybody';
const SIGNALR_HEADERS = ['x-requested-with', 'x-signalr-user-agent'];
const CHANGED_END = 'AAAAA';
/** Ports that no browser connects to (Fetch standard). */
const BARRED = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10_080,
]);
/** How often a call is repeated if the server was too busy, and how long it may ask to wait. */
const MOST_REPEATS = 5;
const LONGEST_PAUSE_MS = 120_000;
/** The first response of a server may be slow. */
const START_MS = 15_000;
/** After this many calls in a row without a timely response, the rest would only waste time. */
const MOST_SILENT = 25;

export type Client = ReturnType<typeof createClient>;

/** Sends calls of the contract to a live backend at a bounded rate, and records each as a curl line. */
export function createClient(target: Target) {
  const pace = createPace(target.rate);
  const { line = {} } = target;
  const ownFor = (url: string) => headersTo(line, target.url, url);
  const transport = createTransport(target.timeoutMs, line);
  const tokens: Record<Identity, string> = {
    customer: target.token,
    'other customer': target.otherToken,
    'new customer': '',
    anonymous: '',
    'broken token': BROKEN_TOKEN,
    'changed token': '',
    'ended token': '',
  };
  const secrets = createSecrets([
    ['OTHER_TOKEN', target.otherToken],
    ['PASSWORD', target.password],
    ['OTHER_PASSWORD', target.otherPassword ?? ''],
    ...Object.values(line.headers ?? {}).map((value, at) => [headerVariable(at), value] as const),
  ]);
  const curlOf = createCurl(secrets);

  /** The token with a changed ending. The rest stays secret, and a shell can derive the changed token from $TOKEN. */
  function setToken(identity: Identity, token: string, variable = 'TOKEN'): void {
    tokens[identity] = token;
    if (token !== '' && !secrets.has(token)) secrets.add(variable, token);
    if (identity !== 'customer' || token.length <= CHANGED_END.length * 2) return;
    const stem = token.slice(0, -CHANGED_END.length);
    secrets.add(`{${variable}%?????}`, stem);
    const end = token.endsWith(CHANGED_END) ? CHANGED_END.toLowerCase() : CHANGED_END;
    tokens['changed token'] = stem + end;
  }
  setToken('customer', target.token);

  let limited = 0;
  const abort = new AbortController();
  let ended: string | undefined;
  let isAnswered = false;
  let silent = 0;

  /** Sends nothing more, and aborts the calls in progress. */
  function end(reason: string): void {
    if (ended !== undefined) return;
    ended = reason;
    pace.hurry();
    abort.abort();
  }

  function expectOpen(): void {
    if (ended !== undefined) throw new RunEnded(ended);
  }

  async function exchange(url: string, call: Call, curl: string): Promise<Answer> {
    try {
      let began = 0;
      const read = await pace(() => {
        expectOpen();
        began = performance.now();
        return transport(url, { ...call, signal: abort.signal });
      });
      isAnswered = true;
      silent = 0;
      return answerOf(read, performance.now() - began);
    } catch (error) {
      expectOpen();
      if (!(error instanceof LineFailed)) throw error;
      if (isElsewhere(error)) await expectStillThere(url);
      silent = error.reason === 'late' ? silent + 1 : 0;
      if (silent >= MOST_SILENT) {
        end(`the server did not respond to ${silent} calls in a row`);
        expectOpen();
      }
      if (error.mayRepeat) return await exchange(url, call, curl);
      throw new NoAnswer(error.message, curl);
    }
  }

  /** If a server stops in the middle of a run, the run ends; if it was never reachable, it cannot be checked. */
  async function expectStillThere(url: string): Promise<void> {
    try {
      await expectReachable(url);
    } catch (error) {
      if (!(error instanceof Unreachable) || !isAnswered) throw error;
      end(error.message);
      expectOpen();
    }
  }

  /** Whether the URL returns a complete response. Throws Unreachable if nothing can be reached. */
  async function expectReachable(url: string): Promise<boolean> {
    const { origin, port } = new URL(url);
    if (BARRED.has(Number(port))) {
      throw new Unreachable(`browsers block the port ${port} of ${origin}`);
    }
    try {
      const timeoutMs = Math.max(target.timeoutMs, START_MS);
      await transport(`${origin}/`, { method: 'GET', headers: ownFor(url), timeoutMs });
      return true;
    } catch (cause) {
      // It may respond only on its own paths.
      if (cause instanceof LineFailed && cause.reason !== 'late' && !isElsewhere(cause)) {
        return cause.reason === 'too long';
      }
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Unreachable(`${origin} does not respond: ${why}`, { cause });
    }
  }

  return {
    target,
    secrets,
    expectReachable: () => expectReachable(target.url),
    /** `variable` replaces the token in curl lines. */
    setToken,
    tokenOf: (identity: Identity) => tokens[identity],
    calls: () => pace.count(),
    /** How often the server asked to wait (HTTP 429 with Retry-After). */
    limited: () => limited,
    end,
    /** Throws RunEnded when the run has ended. */
    expectOpen,
    /** Why the run ended early. */
    ended: () => ended,
    /** Aborted when the run ends early. */
    signal: abort.signal,

    async send(
      operation: Operation,
      input: Input,
      identity: Identity,
    ): Promise<{ sent: Sent; answer: Answer }> {
      const url = addressOf(target, operation, input);
      const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
      const headers: Record<string, string> = {
        ...ownFor(url),
        Origin: target.origin,
        Accept: 'application/json',
      };
      for (const { name, in: place } of operation.parameters) {
        const value = input.query[name];
        if (place === 'header' && value !== undefined) headers[name] = String(value);
      }
      if (tokens[identity] !== '') headers['Authorization'] = `Bearer ${tokens[identity]}`;
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      const curl = curlOf(operation.method, url, headers, body);
      const call = { method: operation.method, headers, body };
      let answer = await exchange(url, call, curl);
      for (let repeats = 0; repeats < MOST_REPEATS; repeats += 1) {
        const pauseMs = operation.responses.has('429') ? undefined : pauseOf(answer);
        if (pauseMs === undefined || pauseMs > LONGEST_PAUSE_MS) break;
        limited += 1;
        pace.pause(pauseMs);
        answer = await exchange(url, call, curl);
      }
      const shown = excerptOf(answer, secrets.redact);
      return { sent: { operation, input, identity, curl, answer: shown }, answer };
    },

    /** Sends a call outside of the contract: a preflight, or the hub's own URL. */
    async call(url: string, call: Call): Promise<{ curl: string; answer: Answer }> {
      const headers = { ...ownFor(url), ...call.headers };
      const curl = curlOf(call.method, url, headers, call.body);
      return { curl, answer: await exchange(url, { ...call, headers }, curl) };
    },

    addressOf: (operation: Operation, input: Input) => addressOf(target, operation, input),
  };
}

/**
 * How long an HTTP 429 asks to wait, in milliseconds; undefined for any other response, and if it does not specify a
 * time.
 */
export function pauseOf(
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  now = Date.now(),
): number | undefined {
  const after = headers.get('retry-after')?.trim();
  if (status !== 429 || after === undefined) return undefined;
  const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The environment variable of a header's value in lines that repeat a call. */
export const headerVariable = (at: number): string => `HEADER_${at + 1}`;

/** No server was reached, or it is not the intended one. */
const isElsewhere = ({ reason }: LineFailed): boolean =>
  reason === 'refused' || reason === 'untrusted';

/** Headers of the app that require a preflight. The hub's client has others. */
export const headersOfApp = ({ tag }: Pick<Operation, 'tag'>): string[] =>
  tag === 'realtime' ? ['authorization', ...SIGNALR_HEADERS] : ['authorization', 'content-type'];

function addressOf(target: Target, operation: Operation, input: Input): string {
  const base = operation.serverPath === '' ? target.url : target.functionsUrl;
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: place } of operation.parameters) {
    if (place !== 'path') continue;
    path = path.replaceAll(`{${name}}`, encodeURIComponent(String(input.query[name])));
  }
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined && isInQuery(operation, name)) query.set(name, String(value));
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
}

const isInQuery = ({ parameters }: Operation, name: string): boolean =>
  parameters.every((parameter) => parameter.name !== name || parameter.in === 'query');

function answerOf({ status, headers, text, problems }: Read, tookMs: number): Answer {
  const contentType = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const { value: json, twice } = readJson(text);
  const duplicates = twice === undefined ? [] : [`an object has the key ${twice} twice`];
  const byteProblems = [...problems, ...duplicates];
  return { status, contentType, headers, text, json, byteProblems, tookMs };
}
