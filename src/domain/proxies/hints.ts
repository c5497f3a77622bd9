import { guardFormula } from '../csv.ts';
import type { Tier } from '../plans.ts';
import { PLANS } from '../plans.ts';
import type { CredentialSegments, ProxyEntry } from './entry.ts';
import { DURATIONS, isDurationOf } from './generator.ts';
import { isSetting, parseLineTemplate, unknownPlaceholders } from './line-formats.ts';
import type { ProxyFormat } from './line-formats.ts';

/** Something that trips customers up: `warning` when the list will probably not work, `info` when it may. */
type Hint = { id: HintId; severity: 'info' | 'warning'; text: string };

export type HintContext = {
  /** The first entry stands for the list: the lines of a generated one share the password. Null while there is no list. */
  entry: ProxyEntry | null;
  format: ProxyFormat;
  /** The customer's own line; read only for the format 'template'. */
  template?: string | undefined;
  /** Of a generated list; undefined for ISP and pasted lists. */
  segments?: CredentialSegments | undefined;
  /** Settings of the generator: its tier, and the lifetime in minutes, null for rotating lines. Undefined for a list. */
  tier?: Tier | undefined;
  life?: number | null | undefined;
};

const COLON_FORMATS: readonly ProxyFormat[] = [
  'host:port:user:pass',
  'user:pass@host:port',
  'user:pass:host:port',
];

/** What a hint says of an entry: the problem and what to do about it. */
const TEXTS = {
  'socks5-in-chrome':
    'Chrome does not send a user name and password to SOCKS5 proxies. Use the HTTP format there.',
  'template-without-address':
    'Your line has no {host} or no {port}, so it does not say where the proxy is.',
  'colon-in-user': 'The user name contains a colon, which proxy sign-in cannot carry.',
  'colon-in-password':
    'The password contains a colon, and some tools split the line there. Choose a URL format, CSV or JSON.',
  'at-in-password':
    'The user name or password contains an @, and some tools look for the host after the first one. Choose a URL format, which encodes it.',
  'url-sign-in-password':
    'The user name or password contains / ? # or %. Do not write http:// before this line. Choose a URL format instead.',
  'space-in-credential':
    'The user name or password contains a space. Put the line in quotes where your tool reads words.',
  'spreadsheet-guard':
    'An apostrophe stands before values that a spreadsheet would run as a formula. Leave it out when you copy them by hand.',
};

type HintId =
  | keyof typeof TEXTS
  | 'life-outside-tier'
  | 'template-unknown-placeholder'
  | 'template-empty-setting';

/** Hints for a list in a format: lifetime first, then format, then characters. Empty when nothing is wrong. */
export function proxyHints({ entry, format, template, segments, tier, life }: HintContext): Hint[] {
  const hints: Hint[] = [];
  const add = (severity: Hint['severity'], id: HintId, text: string) =>
    hints.push({ id, severity, text });
  const say = (severity: Hint['severity'], id: keyof typeof TEXTS) => add(severity, id, TEXTS[id]);

  if (tier !== undefined && typeof life === 'number' && !isDurationOf(tier, life)) {
    const text = `${PLANS[tier].shortName} sessions do not last ${life} minutes. Choose ${DURATIONS[tier].join(', ')}.`;
    add('warning', 'life-outside-tier', text);
  }
  if (format === 'socks5-url' && entry?.password) say('info', 'socks5-in-chrome');
  if (format === 'template' && template !== undefined) {
    const names = parseLineTemplate(template).map((part) => part.placeholder);
    if (!names.includes('host') || !names.includes('port'))
      say('warning', 'template-without-address');
    const unknown = unknownPlaceholders(template).join(', ');
    if (unknown !== '') {
      const text = `${unknown} is not a placeholder and stays as it is.`;
      add('info', 'template-unknown-placeholder', text);
    }
    const empty = entry === null ? '' : emptySettings(template, segments);
    if (empty !== '') {
      const text = `The lines of this list have no ${empty}, so that part is left empty.`;
      add('info', 'template-empty-setting', text);
    }
  }
  if (entry === null) return hints;
  const { user } = entry;
  const secret = entry.password ?? '';
  const both = user + secret;
  const isAt = format === 'user:pass@host:port';
  const isQuoted = format === 'csv' || format === 'json' || format.endsWith('-url');
  if (user.includes(':')) say('warning', 'colon-in-user');
  if (COLON_FORMATS.includes(format) && secret.includes(':')) say('warning', 'colon-in-password');
  if (isAt && both.includes('@')) say('warning', 'at-in-password');
  if (isAt && /[/?#%]/.test(both)) say('warning', 'url-sign-in-password');
  if (!isQuoted && /\s/.test(both)) say('info', 'space-in-credential');
  if (format === 'csv' && [user, secret].some((text) => guardFormula(text) !== text)) {
    say('info', 'spreadsheet-guard');
  }
  return hints;
}

/** Settings that the customer's own line asks for and the list does not have: a rotating line has no session. */
function emptySettings(template: string, segments: CredentialSegments | undefined): string {
  const kinds = [...(segments?.user ?? []), ...(segments?.password ?? [])].map(({ kind }) => kind);
  const empty = parseLineTemplate(template).filter(
    ({ placeholder }) =>
      placeholder !== null && isSetting(placeholder) && !kinds.includes(placeholder),
  );
  return [...new Set(empty.map(({ text }) => text))].join(', ');
}
