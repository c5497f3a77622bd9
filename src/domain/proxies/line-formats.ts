import { t } from '../../i18n/text.ts';
import type { SegmentKind } from './entry.ts';

/** The formats for proxy lines, in display order. */
export const PROXY_FORMATS = [
  { id: 'host:port:user:pass', label: 'host:port:user:pass' },
  { id: 'user:pass@host:port', label: 'user:pass@host:port' },
  { id: 'user:pass:host:port', label: 'user:pass:host:port' },
  { id: 'http-url', label: 'http://user:pass@host:port' },
  { id: 'socks5-url', label: 'socks5://user:pass@host:port' },
  { id: 'socks5h-url', label: 'socks5h://user:pass@host:port' },
  { id: 'csv', label: 'CSV' },
  { id: 'json', label: 'JSON' },
  { id: 'template', label: t`Your own line` },
] as const;

export type ProxyFormat = (typeof PROXY_FORMATS)[number]['id'];

export const DEFAULT_FORMAT: ProxyFormat = 'host:port:user:pass';

export const DEFAULT_LINE_TEMPLATE = '{host}:{port}:{user}:{pass}';

/** Length of the longest "Your own line". */
export const MAX_LINE_TEMPLATE = 500;

/** How lines are written: a format, and the customer's own line, which only the format 'template' uses. */
export type LineFormat = {
  format: ProxyFormat;
  template: string;
};

/** A format with the customer's own line, by default the initial one. */
export function lineFormat(format: ProxyFormat, template = DEFAULT_LINE_TEMPLATE): LineFormat {
  return { format, template };
}

export const CSV_COLUMNS = ['host', 'port', 'user', 'password'] as const;

/** Whether a value, for example from storage or a link, is a format. */
export function isProxyFormat(text: unknown): text is ProxyFormat {
  return PROXY_FORMATS.some((format) => format.id === text);
}

/** The placeholders of a customer's own line, each with its kind of segment. {n} is the line's number. */
const VALUE_KIND = {
  host: 'host',
  port: 'port',
  user: 'user',
  pass: 'password',
  password: 'password',
  session: 'session',
  country: 'country',
  state: 'state',
  city: 'city',
  life: 'life',
  n: 'plain',
} as const satisfies Record<string, SegmentKind>;

/** Values with arbitrary characters, which `:url` percent-encodes and `:json` writes as a quoted JSON string. */
const TEXTS = ['user', 'pass', 'password', 'session', 'country', 'state', 'city'] as const;

export type LineValue = keyof typeof VALUE_KIND;
type TextModifier = 'url' | 'json';
/** A placeholder of a customer's own line. {host:bare} is an IPv6 address without its brackets. */
export type LinePlaceholder = LineValue | `${(typeof TEXTS)[number]}:${TextModifier}` | 'host:bare';

export const LINE_VALUES = Object.keys(VALUE_KIND) as LineValue[];
export const LINE_PLACEHOLDERS: readonly LinePlaceholder[] = [
  ...LINE_VALUES,
  ...TEXTS.flatMap((text) => [`${text}:url`, `${text}:json`] as const),
  'host:bare',
];

/** Placeholders of the CSV format only. */
export type CsvPlaceholder = 'user:csv' | 'pass:csv';

type Modifier = TextModifier | 'csv' | 'bare';

/** The value of a placeholder, and how it is written. */
export function readPlaceholder(placeholder: LinePlaceholder | CsvPlaceholder): {
  kind: SegmentKind;
  modifier: Modifier | undefined;
} {
  const [value, modifier] = placeholder.split(':') as [LineValue, Modifier | undefined];
  return { kind: VALUE_KIND[value], modifier };
}

const SETTINGS = ['session', 'country', 'state', 'city', 'life'] as const;

/** Whether a segment is a setting of a generated line, which other lists do not have. */
export function isSetting(kind: SegmentKind): kind is (typeof SETTINGS)[number] {
  return SETTINGS.some((setting) => setting === kind);
}

/** A part of a template: a placeholder with its braces, or literal text. */
export type TemplatePart<Name extends string> = { placeholder: Name | null; text: string };

/**
 * Splits templates at their placeholders. Unknown placeholders remain text. Joining the texts restores the template.
 */
export function templateParser<Name extends string>(names: readonly Name[]) {
  const placeholder = new RegExp(`(\\{(?:${names.join('|')})\\})`);
  return (template: string): TemplatePart<Name>[] =>
    template
      .split(placeholder)
      // split() with a group alternates between text and placeholder.
      .map((text, index) => ({ placeholder: index % 2 ? (text.slice(1, -1) as Name) : null, text }))
      .filter(({ text }) => text !== '');
}

export const parseLineTemplate = templateParser(LINE_PLACEHOLDERS);

/** The unknown placeholders of a template, such as "{proxy}", in order and without duplicates. */
export function unknownPlaceholders(template: string): string[] {
  const plain = parseLineTemplate(template).filter((part) => part.placeholder === null);
  return [...new Set(plain.flatMap((part) => part.text.match(/\{[\w:]+\}/g) ?? []))];
}
