import { t } from '../../i18n/text.ts';
import type { RandomInt } from '../random.ts';
import {
  fitsInLine,
  bareHost,
  isHost,
  isPort,
  type CredentialSegments,
  type ProxyEntry,
  type SegmentLengths,
} from './entry.ts';
import { clampAmount, AMOUNT_RANGE, type GeneratorSettings } from './generator.ts';
import type { TemplatePart } from './line-formats.ts';
import {
  chooseTemplate,
  credentialParts,
  KIND_OF,
  rotatingTemplate,
  type Placeholder,
  type ProxyTemplates,
  type RotatingTemplates,
} from './template.ts';

/** The body of GetProxyConfig: docs/wire.md#proxy-lines. */
export type ProxyConfigFields = ProxyTemplates &
  Gateway & {
    /** Empty when there is none. */
    proxyPwd: string;
    userName: string;
    /** Omitted by a server without rotating lines. */
    rotating?: RotatingTemplates;
  };

export const PORT_OR_URL_MISSING = t`Port or Url not exist`;
/** A line break in a name, place or template would split the line in two. */
export const UNFIT_FOR_LINES = t`The proxy configuration could not be read`;

export const NO_ROTATING_LINES = t`There are no rotating lines for this place.`;

type BuiltList =
  | { ok: true; entries: readonly ProxyEntry[]; segments: CredentialSegments }
  | { ok: false; problem: string };

const FIRST_SESSION = 10_000_000;
const SESSIONS = 90_000_000;
const SESSION_LENGTH = 8;

/** A template in which everything but the session is filled in: the texts around the session, and the segments. */
type Compiled = { literals: readonly string[]; lengths: SegmentLengths };

type FixedValues = Record<Exclude<Placeholder, 'session'>, string>;

function compile(parts: readonly TemplatePart<Placeholder>[], values: FixedValues): Compiled {
  const literals = [''];
  const lengths = parts.map(({ placeholder, text }) => {
    if (placeholder === 'session') {
      literals.push('');
      return { kind: KIND_OF.session, length: SESSION_LENGTH };
    }
    const value = placeholder === null ? text : values[placeholder];
    literals[literals.length - 1] += value;
    const kind = placeholder === null ? ('plain' as const) : KIND_OF[placeholder];
    return { kind, length: value.length };
  });
  return { literals, lengths: lengths.filter(({ length }) => length > 0) };
}

/** Draws a session ID of 8 digits that does not start with 0. If a number is taken, the next free one is used. */
function drawSession(taken: Set<number>, randomInt: RandomInt): string {
  let picked = randomInt(SESSIONS);
  while (taken.has(picked)) picked = (picked + 1) % SESSIONS;
  taken.add(picked);
  return String(FIRST_SESSION + picked);
}

/** Fills in a session; returns the same string for every session if the template has no place for it. */
function filled({ literals }: Compiled): (session: string) => string {
  const [only = ''] = literals;
  return literals.length === 1 ? () => only : (session) => literals.join(session);
}

type BuildInput = {
  config: ProxyConfigFields;
  settings: Omit<GeneratorSettings, 'tier'>;
  /** A cryptographic source. */
  randomInt: RandomInt;
};

/**
 * Builds a list of proxies from the template of the most specific place selected. A sticky line gets a session and a
 * random host and port; a rotating line gets a host and port that no other line of the list has. The rules are in
 * docs/wire.md#proxy-lines.
 * @returns the entries and their segments, or the problem: no host or port, no rotating template, or a text that would
 * break a line. A rotating list is shorter than `amount` if there are fewer pairs of host and port
 */
export function buildProxyList({ config, settings, randomInt }: BuildInput): BuiltList {
  const endpoints = endpointsOf(config);
  const { hosts, ports } = endpoints;
  if (hosts.length === 0 || ports.length === 0) return { ok: false, problem: PORT_OR_URL_MISSING };
  const isRotating = settings.life === null;
  const template = isRotating
    ? rotatingTemplate(config.rotating, settings)
    : chooseTemplate(config, settings);
  if (template === null) return { ok: false, problem: NO_ROTATING_LINES };

  const values = {
    user: config.userName,
    country: settings.country,
    state: settings.state,
    city: settings.city,
    life: String(settings.life),
    pwd: config.proxyPwd,
  };
  const parts = credentialParts(template);
  const user = compile(parts.user, values);
  const password = compile(parts.password, values);
  if (![...user.literals, ...password.literals].every(fitsInLine)) {
    return { ok: false, problem: UNFIT_FOR_LINES };
  }
  const userOf = filled(user);
  const passwordOf = filled(password);
  const count = clampAmount(settings.amount);
  const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
  const taken = new Set<number>();
  const picked = isRotating
    ? drawEndpoints(endpoints, count, randomInt).map((endpoint) => ({ session: '', ...endpoint }))
    : Array.from({ length: count }, () => {
        const session = drawSession(taken, randomInt);
        return { session, host: pick(hosts), port: pick(ports) };
      });
  const entries = picked.map(({ session, host, port }): ProxyEntry => ({
    host,
    port,
    user: userOf(session),
    password: passwordOf(session) || null,
  }));
  return { ok: true, entries, segments: { user: user.lengths, password: password.lengths } };
}

/** The hosts and ports of lines, as sent by the server. */
type Gateway = {
  usProxyUrl: readonly string[];
  /** Ports, 1 to 65535. */
  proxyPort: readonly number[];
};

type Endpoints = {
  /** IPv6 without brackets. */
  hosts: readonly string[];
  ports: readonly number[];
};

/** The valid hosts and ports. A host that is listed twice is drawn twice as often. */
function endpointsOf({ usProxyUrl, proxyPort }: Gateway): Endpoints {
  return { hosts: usProxyUrl.filter(isHost).map(bareHost), ports: proxyPort.filter(isPort) };
}

/**
 * The length of the longest rotating list: one line per pair of host and port, up to the amount that is sold; 0 without
 * a host or port.
 */
export function rotatingLimit(gateway: Gateway): number {
  const { hosts, ports } = endpointsOf(gateway);
  return Math.min(AMOUNT_RANGE.max, new Set(hosts).size * new Set(ports).size);
}

/**
 * Draws distinct pairs of host and port, each with the same probability.
 * @param count how many to draw, at least 0
 * @returns `count` pairs, or all pairs if there are fewer
 */
export function drawEndpoints(
  endpoints: Endpoints,
  count: number,
  randomInt: RandomInt,
): { host: string; port: number }[] {
  const hosts = [...new Set(endpoints.hosts)];
  const ports = [...new Set(endpoints.ports)];
  const total = hosts.length * ports.length;
  // A Fisher–Yates shuffle of all pairs that stores only the moved ones, because there can be 650 million pairs.
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, total) }, (_, index) => {
    const picked = index + randomInt(total - index);
    const pair = moved.get(picked) ?? picked;
    moved.set(picked, moved.get(index) ?? index);
    return {
      host: hosts[pair % hosts.length] as string,
      port: ports[Math.floor(pair / hosts.length)] as number,
    };
  });
}
