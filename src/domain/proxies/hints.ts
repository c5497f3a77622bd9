import { guardFormula } from '../csv.ts';
import type { Tier } from '../plans.ts';
import { PLANS } from '../plans.ts';
import { countText, figureText } from '../text.ts';
import type { CredentialSegments, ProxyEntry } from './entry.ts';
import { lineWriter } from './format.ts';
import { DURATIONS, isDurationOf } from './generator.ts';
import {
  isSetting,
  lineFormat,
  parseLineTemplate,
  readPlaceholder,
  unknownPlaceholders,
} from './line-formats.ts';
import type { LinePlaceholder, ProxyFormat } from './line-formats.ts';

/** A common mistake: `warning` if the list will probably not work, `info` if it may. */
type Hint = { id: HintId; severity: 'info' | 'warning'; text: string };

export type HintContext = {
  /** The whole list, because each line of a pasted list or an ISP plan has its own password. */
  entries: readonly ProxyEntry[];
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

/** Each hint about an entry: the problem and what to do about it. */
const TEXTS = {
  'socks5-in-chrome':
    'Chrome does not send a user name and password to SOCKS5 proxies. Use the HTTP format there.',
  'socks5-local-names':
    'With socks5:// most tools, such as curl and requests, look up host names on this device. Choose socks5h:// to have the proxy look them up, so that the place fits and your DNS does not see them.',
  'template-without-address':
    'Your line has no {host} or no {port}, so it does not say where the proxy is.',
  'template-json-in-quotes':
    'A placeholder with :json writes its own quotes. Remove the quotes around it.',
  'template-broken-quotes':
    'A quote or backslash in a value breaks the quotes around it. Add :json to the placeholder, as in {pass:json}, and remove those quotes, or add :url inside a URL.',
  'colon-in-user': 'The user name contains a colon, which proxy sign-in cannot carry.',
  'colon-in-password':
    'The password contains a colon, and some tools split the line there. Choose a URL format, CSV or JSON.',
  'at-in-password':
    'The user name or password contains an @, and some tools look for the host after the first one. Choose a URL format, which encodes it.',
  'url-sign-in-password':
    'The user name or password contains / ? # or %. Do not write http:// before this line. Choose a URL format instead.',
  'space-in-credential':
    'The user name or password contains a space. Put the line in quotes where your tool reads words.',
  'beyond-ascii':
    'The user name or password contains characters beyond ASCII, which Python’s requests does not send in UTF-8. “Use in code” shows code that does.',
  'spreadsheet-guard':
    'CSV has an apostrophe before a value that a spreadsheet would run as a formula, and a program that reads the file gets the apostrophe too. Use JSON or TXT for programs.',
};

type HintId =
  | keyof typeof TEXTS
  | 'life-outside-tier'
  | 'template-unknown-placeholder'
  | 'template-empty-setting';

/** Hints for a list in a format: lifetime first, then format, then characters. Empty when nothing is wrong. */
export function proxyHints(context: HintContext): Hint[] {
  const { entries, format, template, segments, tier, life } = context;
  const hints: Hint[] = [];
  const add = (severity: Hint['severity'], id: HintId, text: string) =>
    hints.push({ id, severity, text });
  const say = (severity: Hint['severity'], id: keyof typeof TEXTS) => add(severity, id, TEXTS[id]);

  if (tier !== undefined && typeof life === 'number' && !isDurationOf(tier, life)) {
    const text = `${PLANS[tier].shortName} sessions do not last ${life} minutes. Choose ${DURATIONS[tier].join(', ')}.`;
    add('warning', 'life-outside-tier', text);
  }
  if (format === 'socks5-url' && entries.length > 0) say('info', 'socks5-local-names');
  if (format === 'template' && template !== undefined) {
    const names = parseLineTemplate(template).flatMap(({ placeholder }) =>
      placeholder === null ? [] : readPlaceholder(placeholder).kind,
    );
    if (!names.includes('host') || !names.includes('port'))
      say('warning', 'template-without-address');
    const unknown = unknownPlaceholders(template).join(', ');
    if (unknown !== '') {
      const text = `${unknown} is not a placeholder and stays as it is.`;
      add('info', 'template-unknown-placeholder', text);
    }
    const empty = entries.length === 0 ? '' : emptySettings(template, segments);
    if (empty !== '') {
      const text = `The lines of this list have no ${empty}, so that part is left empty.`;
      add('info', 'template-empty-setting', text);
    }
    const isTwiceQuoted = quotedPlaceholders(template).some(
      ({ placeholder, quotes }) => placeholder.endsWith(':json') && quotes !== '',
    );
    if (isTwiceQuoted) say('warning', 'template-json-in-quotes');
  }
  const isSocks = format === 'socks5-url' || format === 'socks5h-url';
  const chrome = isSocks ? entries.filter(hasCredential).length : 0;
  if (chrome > 0)
    add(
      'info',
      'socks5-in-chrome',
      `${concerned(chrome, entries.length)}${TEXTS['socks5-in-chrome']}`,
    );
  const risky = entries.filter((entry) => !isTame(entry));
  for (const { id, severity, concerns } of checksOf(context)) {
    const count = risky.filter(concerns).length;
    if (count > 0) add(severity, id, `${concerned(count, entries.length)}${TEXTS[id]}`);
  }
  return hints;
}

/** How many lines a hint concerns, as the beginning of its text. */
function concerned(count: number, total: number): string {
  if (total === 1) return '';
  const lines = countText(total, 'line');
  return count === total ? `All ${lines}: ` : `${figureText(count)} of ${lines}: `;
}

type Check = {
  id: keyof typeof TEXTS;
  severity: Hint['severity'];
  concerns: (entry: ProxyEntry) => boolean;
};

const hasCredential = ({ user, password }: ProxyEntry): boolean => user !== '' || password !== null;

/** Most user names and passwords are like this, and no other hint concerns them. */
const TAME = /^(?:\w[\w.-]*)?$/;

const isTame = ({ user, password }: ProxyEntry): boolean =>
  TAME.test(user) && (password === null || TAME.test(password));

/** The checks of entries that are not tame. */
function checksOf({ format, template = '', segments }: HintContext): Check[] {
  const checks: Check[] = [];
  const add = (
    severity: Check['severity'],
    id: Check['id'],
    has: (user: string, password: string) => boolean,
  ) => {
    checks.push({ id, severity, concerns: ({ user, password }) => has(user, password ?? '') });
  };
  const isAt = format === 'user:pass@host:port';
  const isEncoded = format.endsWith('-url');
  const isQuoted = format === 'csv' || format === 'json' || isEncoded;
  if (format === 'template') {
    const concerns = brokenQuotes(template, segments);
    checks.push({ id: 'template-broken-quotes', severity: 'warning', concerns });
  }
  add('warning', 'colon-in-user', (user) => user.includes(':'));
  if (COLON_FORMATS.includes(format)) {
    add('warning', 'colon-in-password', (_user, password) => password.includes(':'));
  }
  if (isAt) {
    add('warning', 'at-in-password', (user, password) => (user + password).includes('@'));
    add('warning', 'url-sign-in-password', (user, password) => /[/?#%]/.test(user + password));
  }
  if (!isQuoted) {
    add('info', 'space-in-credential', (user, password) => /\s/.test(user + password));
  }
  add('info', 'beyond-ascii', (user, password) => /[^\0-\x7F]/.test(user + password));
  if (format === 'csv') {
    add('warning', 'spreadsheet-guard', (user, password) =>
      [user, password].some((text) => guardFormula(text) !== text),
    );
  }
  return checks;
}

/** The placeholders of the customer's own line, each with the kinds of quote that are open around it. */
function quotedPlaceholders(
  template: string,
): { placeholder: LinePlaceholder; text: string; quotes: string }[] {
  const parts = parseLineTemplate(template);
  const plainText = (some: typeof parts) =>
    some.map(({ placeholder, text }) => (placeholder === null ? text : '')).join('');
  return parts.flatMap(({ placeholder, text }, index) => {
    if (placeholder === null) return [];
    const before = plainText(parts.slice(0, index));
    const after = plainText(parts.slice(index + 1));
    const isOpen = (quote: string) => before.split(quote).length % 2 === 0 && after.includes(quote);
    return { placeholder, text, quotes: Array.from('"\'`').filter(isOpen).join('') };
  });
}

/** Finds the lines in which a value contains a backslash, or a quote that is open around it. */
function brokenQuotes(template: string, segments: CredentialSegments | undefined) {
  const values = quotedPlaceholders(template)
    .filter(({ placeholder, quotes }) => quotes !== '' && !placeholder.includes(':'))
    .map(({ placeholder, text, quotes }) => ({
      kind: readPlaceholder(placeholder).kind,
      write: lineWriter(lineFormat('template', text), segments),
      breaking: Array.from(`${quotes}\\`),
    }));
  return (entry: ProxyEntry): boolean =>
    values.some(({ kind, write, breaking }) => {
      const value = kind === 'user' || kind === 'password' ? entry[kind] : write(entry);
      return breaking.some((sign) => value?.includes(sign));
    });
}

/** Settings that the customer's own line uses but the list does not have: a rotating line has no session. */
function emptySettings(template: string, segments: CredentialSegments | undefined): string {
  const kinds = [...(segments?.user ?? []), ...(segments?.password ?? [])].map(({ kind }) => kind);
  const empty = parseLineTemplate(template).filter(({ placeholder }) => {
    if (placeholder === null) return false;
    const { kind } = readPlaceholder(placeholder);
    return isSetting(kind) && !kinds.includes(kind);
  });
  return [...new Set(empty.map(({ text }) => text))].join(', ');
}
