import { guardFormula } from '../csv.ts';
import type { Tier } from '../plans.ts';
import { PLANS } from '../plans.ts';
import type { CredentialSegments, ProxyEntry } from './entry.ts';
import { DURATIONS, isDurationOf } from './generator.ts';
import { isSetting, parseLineTemplate, unknownPlaceholders } from './line-formats.ts';
import type { ProxyFormat } from './line-formats.ts';

type HintId =
  | 'colon-in-user'
  | 'colon-in-password'
  | 'at-in-password'
  | 'url-sign-in-password'
  | 'space-in-credential'
  | 'socks5-in-chrome'
  | 'life-outside-tier'
  | 'spreadsheet-guard'
  | 'template-without-address'
  | 'template-unknown-placeholder'
  | 'template-empty-setting';

/** Something that trips customers up: `warning` when the list will probably not work, `info` when it may. */
type Hint = {
  id: HintId;
  severity: 'info' | 'warning';
  /** The problem and what to do about it. */
  text: string;
};

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

function hint(id: HintId, severity: Hint['severity'], text: string): Hint {
  return { id, severity, text };
}

function entryHints({ user, password }: ProxyEntry, format: ProxyFormat): Hint[] {
  const secret = password ?? '';
  const hints: Hint[] = [];
  if (user.includes(':')) {
    hints.push(
      hint(
        'colon-in-user',
        'warning',
        'The user name contains a colon, which proxy sign-in cannot carry.',
      ),
    );
  }
  if (COLON_FORMATS.includes(format) && secret.includes(':')) {
    hints.push(
      hint(
        'colon-in-password',
        'warning',
        'The password contains a colon, and some tools split the line there. Choose a URL format, CSV or JSON.',
      ),
    );
  }
  if (format === 'user:pass@host:port' && `${user}${secret}`.includes('@')) {
    hints.push(
      hint(
        'at-in-password',
        'warning',
        'The user name or password contains an @, and some tools look for the host after the first one. Choose a URL format, which encodes it.',
      ),
    );
  }
  if (format === 'user:pass@host:port' && /[/?#%]/.test(`${user}${secret}`)) {
    hints.push(
      hint(
        'url-sign-in-password',
        'warning',
        'The user name or password contains / ? # or %. Do not write http:// before this line. Choose a URL format instead.',
      ),
    );
  }
  if (
    format !== 'csv' &&
    format !== 'json' &&
    !format.endsWith('-url') &&
    /\s/.test(`${user}${secret}`)
  ) {
    hints.push(
      hint(
        'space-in-credential',
        'info',
        'The user name or password contains a space. Put the line in quotes where your tool reads words.',
      ),
    );
  }
  if (format === 'csv' && (guardFormula(user) !== user || guardFormula(secret) !== secret)) {
    hints.push(
      hint(
        'spreadsheet-guard',
        'info',
        'An apostrophe stands before values that a spreadsheet would run as a formula. Leave it out when you copy them by hand.',
      ),
    );
  }
  return hints;
}

function templateHints(template: string): Hint[] {
  const names = parseLineTemplate(template).map((part) => part.placeholder);
  const hints: Hint[] = [];
  if (!names.includes('host') || !names.includes('port')) {
    hints.push(
      hint(
        'template-without-address',
        'warning',
        'Your line has no {host} or no {port}, so it does not say where the proxy is.',
      ),
    );
  }
  const unknown = unknownPlaceholders(template);
  if (unknown.length > 0) {
    hints.push(
      hint(
        'template-unknown-placeholder',
        'info',
        `${unknown.join(', ')} is not a placeholder and stays as it is.`,
      ),
    );
  }
  return hints;
}

/** Settings that the customer's own line asks for and the list does not have: a rotating line has no session. */
function emptySettingHints(template: string, segments: CredentialSegments | undefined): Hint[] {
  const kinds = [...(segments?.user ?? []), ...(segments?.password ?? [])].map(({ kind }) => kind);
  const empty = parseLineTemplate(template).filter(
    ({ placeholder }) =>
      placeholder !== null && isSetting(placeholder) && !kinds.includes(placeholder),
  );
  if (empty.length === 0) return [];
  const names = [...new Set(empty.map(({ text }) => text))].join(', ');
  const text = `The lines of this list have no ${names}, so that part is left empty.`;
  return [hint('template-empty-setting', 'info', text)];
}

function lifeHints(tier: Tier, life: number): Hint[] {
  if (isDurationOf(tier, life)) return [];
  const offered = DURATIONS[tier].join(', ');
  return [
    hint(
      'life-outside-tier',
      'warning',
      `${PLANS[tier].shortName} sessions do not last ${life} minutes. Choose ${offered}.`,
    ),
  ];
}

/** Hints for a list in a format: lifetime first, then format, then characters. Empty when nothing is wrong. */
export function proxyHints(context: HintContext): Hint[] {
  const { entry, format, template, segments, tier, life } = context;
  const hints = tier !== undefined && typeof life === 'number' ? lifeHints(tier, life) : [];
  if (format === 'socks5-url' && entry?.password) {
    hints.push(
      hint(
        'socks5-in-chrome',
        'info',
        'Chrome does not send a user name and password to SOCKS5 proxies. Use the HTTP format there.',
      ),
    );
  }
  if (format === 'template' && template !== undefined) {
    hints.push(...templateHints(template));
    if (entry !== null) hints.push(...emptySettingHints(template, segments));
  }
  return entry === null ? hints : [...hints, ...entryHints(entry, format)];
}
