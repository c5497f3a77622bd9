import type { SpanKind } from './entry.ts';

/** The four templates of the user part: docs/wire.md#proxy-lines. */
export type ProxyTemplates = {
  proxyGlobalFmt: string;
  proxyCountryFmt: string;
  proxyStateFmt: string;
  proxyCityFmt: string;
};

/** The templates of rotating lines. A level that is left out or empty has no rotating lines. */
export type RotatingTemplates = { readonly [Level in keyof ProxyTemplates]?: string };

/** The place that was picked; empty or null where nothing was. */
type Place = {
  country: string | null;
  state: string | null;
  city: string | null;
};

/** What a template leaves open, with the kind of span that it becomes: {life} in minutes, {pwd} the password. */
export const KIND_OF = {
  user: 'user',
  country: 'country',
  state: 'state',
  city: 'city',
  session: 'session',
  life: 'life',
  pwd: 'password',
} as const satisfies Record<string, SpanKind>;

export type Placeholder = keyof typeof KIND_OF;

/** A part of a template: literal text or a placeholder. */
export type TemplatePart =
  | { placeholder: null; text: string }
  | { placeholder: Placeholder; text: null };

const PLACEHOLDER = new RegExp(`\\{(${Object.keys(KIND_OF).join('|')})\\}`);

/** Splits a template at its placeholders. Unknown ones stay text. */
export function parseTemplate(template: string): TemplatePart[] {
  return template.split(PLACEHOLDER).flatMap((piece, index): TemplatePart[] => {
    // split() with a group alternates text and placeholder.
    if (index % 2 === 1) return [{ placeholder: piece as Placeholder, text: null }];
    return piece === '' ? [] : [{ placeholder: null, text: piece }];
  });
}

/** The template of the deepest place that was picked. An empty one falls back to the segments that are picked. */
export function chooseTemplate(templates: ProxyTemplates, place: Place): string {
  return templateOfLevel(templates, place) || fallbackTemplate(place);
}

/**
 * The rotating template of the deepest place that was picked. Null where there is none, also for one with {session} or
 * {life}, whose lines would keep an address.
 */
export function rotatingTemplate(
  templates: RotatingTemplates | undefined,
  place: Place,
): string | null {
  const template = templates && templateOfLevel(templates, place);
  return !template || /\{(session|life)\}/.test(template) ? null : template;
}

function templateOfLevel(templates: RotatingTemplates, place: Place): string | undefined {
  if (place.city) return templates.proxyCityFmt;
  if (place.state) return templates.proxyStateFmt;
  if (place.country) return templates.proxyCountryFmt;
  return templates.proxyGlobalFmt;
}

function fallbackTemplate({ country, state, city }: Place): string {
  return [
    '{user}',
    country ? '-country-{country}' : '',
    state ? '-region-{state}' : '',
    city ? '-city-{city}' : '',
    '-session-{session}-life-{life}',
  ].join('');
}

/**
 * Splits a template into user name and password. A template with {pwd} is the whole credential part, and its own
 * first colon separates the two. Without {pwd} the password follows the template.
 */
export function credentialParts(template: string): {
  user: readonly TemplatePart[];
  password: readonly TemplatePart[];
} {
  const parts = parseTemplate(template);
  if (!parts.some((part) => part.placeholder === 'pwd')) {
    return { user: parts, password: [{ placeholder: 'pwd', text: null }] };
  }
  const index = parts.findIndex((part) => part.text?.includes(':'));
  const text = parts[index]?.text;
  if (text === undefined || text === null) return { user: parts, password: [] };
  const colon = text.indexOf(':');
  return {
    user: [...parts.slice(0, index), { placeholder: null, text: text.slice(0, colon) }],
    password: [{ placeholder: null, text: text.slice(colon + 1) }, ...parts.slice(index + 1)],
  };
}
