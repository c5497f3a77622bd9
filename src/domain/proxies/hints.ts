import { choiceText, seriesText } from '../../i18n/lists.ts';
import { figureText } from '../../i18n/numbers.ts';
import { plural, t } from '../../i18n/text.ts';
import { guardFormula } from '../csv.ts';
import { PLANS, type Tier } from '../plans.ts';
import type { CredentialSegments, ProxyEntry } from './entry.ts';
import { lineWriter } from './format.ts';
import { DURATIONS, isDurationOf } from './generator.ts';
import {
  isSetting,
  lineFormat,
  parseLineTemplate,
  readPlaceholder,
  type LinePlaceholder,
  type ProxyFormat,
} from './line-formats.ts';

/** A common mistake: `warning` if the list will probably not work, `info` if it may. */
type Hint = { id: string; severity: 'info' | 'warning'; text: string };

export type HintContext = {
  /** The whole list, because each line of a pasted list or an ISP plan has its own password. */
  entries: readonly ProxyEntry[];
  format: ProxyFormat;
  /** The customer's own line; used only for the format 'template'. */
  template?: string | undefined;
  /** The segments of a generated list; undefined for ISP and pasted lists. */
  segments?: CredentialSegments | undefined;
  /**
   * The generator's settings: the tier, and the lifetime in minutes, null for rotating lines. Undefined for other
   * lists.
   */
  tier?: Tier | undefined;
  life?: number | null | undefined;
};

type Concerns = (entry: ProxyEntry) => boolean;

const COLON_FORMATS: readonly ProxyFormat[] = [
  'host:port:user:pass',
  'user:pass@host:port',
  'user:pass:host:port',
];

const WARNINGS = {
  'template-without-address': t`Your line has no {host} or no {port}, so tools cannot find the proxy.`,
  'template-json-in-quotes': t`A placeholder with :json writes its own quotes. Remove the quotes around it.`,
  'template-broken-quotes': t`A quote or backslash in a value breaks the quotes around it. Add :json to the placeholder, as in {pass:json}, and remove those quotes, or add :url inside a URL.`,
  'colon-in-user': t`The user name contains a colon, which proxy sign-in cannot carry.`,
  'colon-in-password': t`The password contains a colon, and some tools split the line there. Choose a URL format, CSV or JSON.`,
  'at-in-password': t`The user name or password contains an @, and some tools look for the host after the first one. Choose a URL format, which encodes it.`,
  'url-sign-in-password': t`The user name or password contains / ? # or %. Do not put http:// before this line. Choose a URL format instead.`,
  'spreadsheet-guard': t`CSV puts an apostrophe before a value that a spreadsheet would run as a formula, and programs that read the file see it too. Use JSON or TXT for programs.`,
};
const INFOS = {
  'socks5-in-chrome': t`Chrome does not send a user name and password to SOCKS5 proxies. Use the HTTP format there.`,
  'socks5-local-names': t`With socks5:// most tools, such as curl and requests, look up host names on this device. Choose socks5h:// to have the proxy look them up, so that the location matches and your DNS server does not see them.`,
  'template-without-credential': t`The user name or password is missing, so that part of your line is empty.`,
  'space-in-credential': t`The user name or password contains a space. Put the line in quotes if your tool splits at spaces.`,
  'beyond-ascii': t`The user name or password contains non-ASCII characters, which Python’s requests does not send in UTF-8. “Use in code” shows code that does.`,
};
const TEXTS = { ...WARNINGS, ...INFOS };
type TextId = keyof typeof TEXTS;

function hintOf(id: TextId, text: string = TEXTS[id]): Hint {
  return { id, severity: id in WARNINGS ? 'warning' : 'info', text };
}

/** Hints for a list in a format: first about the lifetime, then the format, then the characters. */
export function proxyHints(context: HintContext): Hint[] {
  const { entries, format, tier, life } = context;
  const hints: Hint[] = [];
  if (tier !== undefined && typeof life === 'number' && !isDurationOf(tier, life)) {
    const plan = PLANS[tier].shortName;
    const durations = choiceText(DURATIONS[tier].map(String));
    const text = plural(life, {
      one: `${plan} sessions do not last # minute. Choose ${durations}.`,
      other: `${plan} sessions do not last # minutes. Choose ${durations}.`,
    });
    hints.push({ id: 'life-outside-tier', severity: 'warning', text });
  }
  if (format === 'socks5-url' && entries.length > 0) hints.push(hintOf('socks5-local-names'));
  if (format === 'template') hints.push(...templateHints(context));
  const addFor = (id: TextId, count: number) => {
    if (count > 0) hints.push(hintOf(id, textFor(count, entries.length, TEXTS[id])));
  };
  const isWithout = format === 'template' ? lacking(context.template) : () => false;
  addFor('template-without-credential', entries.filter(isWithout).length);
  const isSocks = format === 'socks5-url' || format === 'socks5h-url';
  if (isSocks) addFor('socks5-in-chrome', entries.filter(hasCredential).length);
  const risky = entries.filter((entry) => !isTame(entry));
  for (const [id, concerns] of checksOf(context)) addFor(id, risky.filter(concerns).length);
  return hints;
}

function templateHints({ entries, template, segments }: HintContext): Hint[] {
  if (template === undefined) return [];
  const hints: Hint[] = [];
  const names = parseLineTemplate(template).map(({ placeholder }) => placeholder);
  const has = (name: LinePlaceholder) => names.some((placeholder) => placeholder?.startsWith(name));
  if (!has('host') || !has('port')) hints.push(hintOf('template-without-address'));
  const settings = entries.length === 0 ? '' : emptySettings(template, segments);
  if (settings !== '') {
    const text = t`The lines of this list have no ${settings}, so that part is left empty.`;
    hints.push({ id: 'template-empty-setting', severity: 'info', text });
  }
  const isTwiceQuoted = quotedPlaceholders(template).some(
    ({ placeholder, quotes }) => placeholder.endsWith(':json') && quotes !== '',
  );
  if (isTwiceQuoted) hints.push(hintOf('template-json-in-quotes'));
  return hints;
}

/** Finds the lines that lack a user name or password that the customer's own line uses. */
function lacking(template = ''): Concerns {
  const kinds = new Set(
    parseLineTemplate(template).map(
      ({ placeholder }) => placeholder && readPlaceholder(placeholder).kind,
    ),
  );
  return ({ user, password }) =>
    (kinds.has('user') && user === '') || (kinds.has('password') && !password);
}

/** A hint that begins with the number of lines that it concerns. */
function textFor(count: number, total: number, hint: string): string {
  if (total === 1) return hint;
  return count === total
    ? plural(total, { one: `All # line: ${hint}`, other: `All # lines: ${hint}` })
    : plural(total, {
        one: `${figureText(count)} of # line: ${hint}`,
        other: `${figureText(count)} of # lines: ${hint}`,
      });
}

const hasCredential = ({ user, password }: ProxyEntry): boolean => user !== '' || password !== null;

/** Matches most user names and passwords. The hints about characters do not apply to them. */
const TAME = /^(?:\w[\w.-]*)?$/;

const isTame = ({ user, password }: ProxyEntry): boolean =>
  TAME.test(user) && (password === null || TAME.test(password));

const either =
  (isRisky: (text: string) => boolean): Concerns =>
  ({ user, password }) =>
    isRisky(user) || isRisky(password ?? '');

function checksOf({ format, template = '', segments }: HintContext) {
  const isAt = format === 'user:pass@host:port';
  const isQuoted = format === 'csv' || format === 'json' || format.endsWith('-url');
  const checks: [boolean, TextId, Concerns][] = [
    [format === 'template', 'template-broken-quotes', brokenQuotes(template, segments)],
    [true, 'colon-in-user', ({ user }) => user.includes(':')],
    [
      COLON_FORMATS.includes(format),
      'colon-in-password',
      ({ password }) => password?.includes(':') === true,
    ],
    [isAt, 'at-in-password', either((text) => text.includes('@'))],
    [isAt, 'url-sign-in-password', either((text) => /[/?#%]/.test(text))],
    [!isQuoted, 'space-in-credential', either((text) => /\s/.test(text))],
    [true, 'beyond-ascii', either((text) => /[^\0-\x7F]/.test(text))],
    [format === 'csv', 'spreadsheet-guard', either((text) => guardFormula(text) !== text)],
  ];
  return checks.flatMap(([applies, ...check]) => (applies ? [check] : []));
}

/** The placeholders of the customer's own line, each with the kinds of quotes that surround it. */
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

/** Finds the lines in which a value contains a backslash or the kind of quote that surrounds it. */
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
  return seriesText([...new Set(empty.map(({ text }) => text))]);
}
