import type { SegmentKind } from './entry.ts';
import type { GeneratorSettings } from './generator.ts';
import { templateParser, type TemplatePart } from './line-formats.ts';

/** The four templates of the user part: docs/wire.md#proxy-lines. */
export type ProxyTemplates = {
  proxyGlobalFmt: string;
  proxyCountryFmt: string;
  proxyStateFmt: string;
  proxyCityFmt: string;
};

/** The templates of rotating lines. A level that is omitted or empty has no rotating lines. */
export type RotatingTemplates = { readonly [Level in keyof ProxyTemplates]?: string };

type Place = Pick<GeneratorSettings, 'country' | 'state' | 'city'>;

/**
 * The placeholders of a template, with the kinds of segment that they become: {life} in minutes, {pwd} the password.
 */
export const KIND_OF = {
  user: 'user',
  country: 'country',
  state: 'state',
  city: 'city',
  session: 'session',
  life: 'life',
  pwd: 'password',
} as const satisfies Record<string, SegmentKind>;

export type Placeholder = keyof typeof KIND_OF;

export const parseTemplate = templateParser(Object.keys(KIND_OF) as Placeholder[]);

/** The template for the most specific place selected. If it is empty, it is built from the selected segments. */
export function chooseTemplate(templates: ProxyTemplates, place: Place): string {
  return templateOfLevel(templates, place) || fallbackTemplate(place);
}

/**
 * The rotating template for the most specific place selected; null if there is none, or if it contains {session} or
 * {life}, which would keep an address.
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
 * Splits a template into user name and password. A template with {pwd} is the whole credential part, and its first
 * colon separates the two. Without {pwd}, the password follows the template.
 */
export function credentialParts(template: string): {
  user: readonly TemplatePart<Placeholder>[];
  password: readonly TemplatePart<Placeholder>[];
} {
  const parts = parseTemplate(template);
  if (!parts.some((part) => part.placeholder === 'pwd')) {
    return { user: parts, password: [{ placeholder: 'pwd', text: '{pwd}' }] };
  }
  const index = parts.findIndex((part) => part.text.includes(':'));
  const text = parts[index]?.text;
  if (text === undefined) return { user: parts, password: [] };
  const colon = text.indexOf(':');
  return {
    user: [...parts.slice(0, index), { placeholder: null, text: text.slice(0, colon) }],
    password: [{ placeholder: null, text: text.slice(colon + 1) }, ...parts.slice(index + 1)],
  };
}
