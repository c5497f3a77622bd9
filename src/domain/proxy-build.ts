import { clampAmount } from './generator.ts';
import type { Tokens, ProxyEntry, Ruler } from './proxy-entry.ts';
import { bareHost, fitsInLine, isHost, isPort } from './proxy-entry.ts';
import type { Placeholder, ProxyTemplates, TemplatePart } from './proxy-template.ts';
import { chooseTemplate, credentialParts, KIND_OF } from './proxy-template.ts';
import type { RandomInt } from './random.ts';

/** The body of GetProxyConfig: docs/wire.md#proxy-lines. */
export type ProxyConfigFields = ProxyTemplates & {
  /** Ports, 1 to 65535. */
  readonly proxyPort: readonly number[];
  /** Empty when there is none. */
  readonly proxyPwd: string;
  /** Hosts. */
  readonly usProxyUrl: readonly string[];
  readonly userName: string;
};

/** The customer's choices; empty or null where nothing was picked. */
export type GeneratorSettings = {
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
  /** Number of lines, clamped to 1..5000. */
  readonly count: number;
  /** Lifetime of a session in minutes. */
  readonly life: number;
};

export const PORT_OR_URL_MISSING = 'Port or Url not exist';
/** A line break in a name, place or template would split the line in two. */
export const UNFIT_FOR_LINES = 'The proxy configuration could not be read';

type BuiltList =
  | { readonly ok: true; readonly entries: ProxyEntry[]; readonly tokens: Tokens }
  | { readonly ok: false; readonly problem: typeof PORT_OR_URL_MISSING | typeof UNFIT_FOR_LINES };

const FIRST_SESSION = 10_000_000;
const SESSIONS = 90_000_000;
const SESSION_LENGTH = 8;

/** A template in which only the session is left open: the texts around it, and their kinds. */
type Compiled = { readonly around: readonly string[]; readonly ruler: Ruler };

type FixedValues = Readonly<Record<Exclude<Placeholder, 'session'>, string>>;

function compile(parts: readonly TemplatePart[], values: FixedValues): Compiled {
  const around = [''];
  const ruler = parts.map(({ placeholder, text }) => {
    if (placeholder === 'session') {
      around.push('');
      return { kind: KIND_OF.session, length: SESSION_LENGTH };
    }
    const filled = placeholder === null ? text : values[placeholder];
    around[around.length - 1] += filled;
    return {
      kind: placeholder === null ? ('plain' as const) : KIND_OF[placeholder],
      length: filled.length,
    };
  });
  return { around, ruler: ruler.filter((part) => part.length > 0) };
}

/** Draws a session of 8 digits that does not start with 0. A number that is taken gives way to the next free one. */
function drawSession(taken: Set<number>, randomInt: RandomInt): string {
  let drawn = randomInt(SESSIONS);
  while (taken.has(drawn)) drawn = (drawn + 1) % SESSIONS;
  taken.add(drawn);
  return String(FIRST_SESSION + drawn);
}

/**
 * Builds a list of proxies: fills the template of the deepest place that was picked, and draws host, port and session
 * for each entry. The rules are in docs/wire.md#proxy-lines.
 * @param input.randomInt a cryptographic source
 * @returns the entries and the kinds of their parts, or the problem: no host or port, or a text that would break a
 *   line
 */
export function buildProxyList(input: {
  readonly config: ProxyConfigFields;
  readonly settings: GeneratorSettings;
  readonly randomInt: RandomInt;
}): BuiltList {
  const { config, settings, randomInt } = input;
  const hosts = config.usProxyUrl.filter(isHost).map(bareHost);
  const ports = config.proxyPort.filter(isPort);
  if (hosts.length === 0 || ports.length === 0) return { ok: false, problem: PORT_OR_URL_MISSING };

  const values = {
    user: config.userName,
    country: settings.country ?? '',
    state: settings.state ?? '',
    city: settings.city ?? '',
    life: String(settings.life),
    pwd: config.proxyPwd,
  };
  const parts = credentialParts(chooseTemplate(config, settings));
  const user = compile(parts.user, values);
  const password = compile(parts.password, values);
  if (![...user.around, ...password.around].every(fitsInLine)) {
    return { ok: false, problem: UNFIT_FOR_LINES };
  }
  const taken = new Set<number>();
  const entries = Array.from({ length: clampAmount(settings.count) }, (): ProxyEntry => {
    const session = drawSession(taken, randomInt);
    return {
      host: hosts[randomInt(hosts.length)] as string,
      port: ports[randomInt(ports.length)] as number,
      user: user.around.join(session),
      password: password.around.join(session) || null,
    };
  });
  return { ok: true, entries, tokens: { user: user.ruler, password: password.ruler } };
}
