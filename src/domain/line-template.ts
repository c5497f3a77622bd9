import type { SpanKind } from './proxy-entry.ts';

/**
 * What may stand in a customer's own line: {host} {port} {user} {pass}, the same percent-encoded for URLs
 * ({user:url} {pass:url}), the settings of a generated entry ({session} {country} {state} {city} {life}) and the
 * number of the line ({n}). {password} is {pass}.
 */
export const LINE_PLACEHOLDERS = [
  'host',
  'port',
  'user',
  'pass',
  'password',
  'user:url',
  'pass:url',
  'session',
  'country',
  'state',
  'city',
  'life',
  'n',
] as const;

export type LinePlaceholder = (typeof LINE_PLACEHOLDERS)[number];

export type LinePart =
  | { readonly placeholder: null; readonly text: string }
  | { readonly placeholder: LinePlaceholder; readonly text: string };

/** What each placeholder is called in a line; the number of the line has no tint. */
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
} as const satisfies Record<LinePlaceholder, SpanKind>;

const PLACEHOLDER = new RegExp(`(\\{(?:${LINE_PLACEHOLDERS.join('|')})\\})`);

/** Splits a customer's own line at its placeholders; unknown ones stay text. The texts together are the template. */
export function parseLineTemplate(template: string): LinePart[] {
  return template.split(PLACEHOLDER).flatMap((text, index): LinePart[] => {
    // split() with a group gives text and placeholder in turn.
    if (index % 2 === 1) return [{ placeholder: text.slice(1, -1) as LinePlaceholder, text }];
    return text === '' ? [] : [{ placeholder: null, text }];
  });
}

/** Placeholders of a template that are not known, such as "{proxy}", in their order and each once. */
export function unknownPlaceholders(template: string): string[] {
  const plain = parseLineTemplate(template).filter((part) => part.placeholder === null);
  return [...new Set(plain.flatMap((part) => part.text.match(/\{[\w:]+\}/g) ?? []))];
}
