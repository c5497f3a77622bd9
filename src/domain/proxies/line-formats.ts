import type { SegmentKind } from './entry.ts';

/** The formats for proxy lines, in display order. */
export const PROXY_FORMATS = [
  { id: 'host:port:user:pass', label: 'host:port:user:pass' },
  { id: 'user:pass@host:port', label: 'user:pass@host:port' },
  { id: 'user:pass:host:port', label: 'user:pass:host:port' },
  { id: 'http-url', label: 'http://user:pass@host:port' },
  { id: 'socks5-url', label: 'socks5://user:pass@host:port' },
  { id: 'csv', label: 'CSV' },
  { id: 'json', label: 'JSON' },
  { id: 'template', label: 'Your own line' },
] as const;

/** A format for proxy lines. */
export type ProxyFormat = (typeof PROXY_FORMATS)[number]['id'];

export const DEFAULT_FORMAT: ProxyFormat = 'host:port:user:pass';

/** Initial text of "Your own line". */
export const DEFAULT_LINE_TEMPLATE = '{host}:{port}:{user}:{pass}';

/** How lines are written: a format, and the customer's own line, which only the format 'template' reads. */
export type LineFormat = {
  format: ProxyFormat;
  template: string;
};

export function lineFormat(format: ProxyFormat, template = DEFAULT_LINE_TEMPLATE): LineFormat {
  return { format, template };
}

/** The CSV columns, in order. */
export const CSV_COLUMNS = ['host', 'port', 'user', 'password'] as const;

/** Whether a value, for example from storage or a link, is a format. */
export function isProxyFormat(text: unknown): text is ProxyFormat {
  return PROXY_FORMATS.some((format) => format.id === text);
}

/**
 * The placeholders of a customer's own line, and the kind of segment that each becomes. `:url` is percent-encoded, {n}
 * the line's number.
 */
export const LINE_KIND = {
  host: 'host',
  port: 'port',
  user: 'user',
  pass: 'password',
  password: 'password',
  'user:url': 'user',
  'pass:url': 'password',
  session: 'session',
  country: 'country',
  state: 'state',
  city: 'city',
  life: 'life',
  n: 'plain',
} as const satisfies Record<string, SegmentKind>;

export type LinePlaceholder = keyof typeof LINE_KIND;

export const LINE_PLACEHOLDERS = Object.keys(LINE_KIND) as LinePlaceholder[];

const SETTINGS = ['session', 'country', 'state', 'city', 'life'] as const;

/** Whether a placeholder stands for a setting of a generated line, which other lists do not have. */
export function isSetting(placeholder: LinePlaceholder): placeholder is (typeof SETTINGS)[number] {
  return SETTINGS.some((setting) => setting === placeholder);
}

/** A part of a template: a placeholder with its braces, or literal text. */
export type TemplatePart<Name extends string> = { placeholder: Name | null; text: string };

/** Splits templates at their placeholders. Unknown ones stay text. Joining the texts gives the template back. */
export function templateParser<Name extends string>(names: readonly Name[]) {
  const placeholder = new RegExp(`(\\{(?:${names.join('|')})\\})`);
  return (template: string): TemplatePart<Name>[] =>
    template
      .split(placeholder)
      // split() with a group alternates text and placeholder.
      .map((text, index) => ({ placeholder: index % 2 ? (text.slice(1, -1) as Name) : null, text }))
      .filter(({ text }) => text !== '');
}

/** Splits a customer's own line. */
export const parseLineTemplate = templateParser(LINE_PLACEHOLDERS);

/** Unknown placeholders of a template, such as "{proxy}", in order and without repeats. */
export function unknownPlaceholders(template: string): string[] {
  const plain = parseLineTemplate(template).filter((part) => part.placeholder === null);
  return [...new Set(plain.flatMap((part) => part.text.match(/\{[\w:]+\}/g) ?? []))];
}
