import type { SpanKind } from './proxy-entry.ts';

/** The four templates of the user part, and what fills them (specification §3, Proxy config response). */
export type ProxyTemplates = {
  readonly proxyGlobalFmt: string;
  readonly proxyCountryFmt: string;
  readonly proxyStateFmt: string;
  readonly proxyCityFmt: string;
};

/** The place that was picked; empty or null where nothing was. */
export type Place = {
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
};

/** What the placeholders stand for (decisions, "Proxy entries"). */
export type TemplateValues = {
  readonly user: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly session: string;
  /** Minutes, as text. */
  readonly life: string;
  readonly pwd: string;
};

export type Placeholder = keyof TemplateValues;

/** A piece of a template: text as it stands, or a placeholder. */
export type TemplatePart =
  | { readonly placeholder: null; readonly text: string }
  | { readonly placeholder: Placeholder; readonly text: null };

const PLACEHOLDER = /\{(user|country|state|city|session|life|pwd)\}/;

/** What each placeholder is called in a line. */
export const KIND_OF = {
  user: 'user',
  country: 'country',
  state: 'state',
  city: 'city',
  session: 'session',
  life: 'life',
  pwd: 'password',
} as const satisfies Record<Placeholder, SpanKind>;

/** Splits a template at its placeholders; unknown ones stay text. */
export function parseTemplate(template: string): TemplatePart[] {
  return template.split(PLACEHOLDER).flatMap((piece, index): TemplatePart[] => {
    // split() with a group gives text and placeholder in turn.
    if (index % 2 === 1) return [{ placeholder: piece as Placeholder, text: null }];
    return piece === '' ? [] : [{ placeholder: null, text: piece }];
  });
}

/**
 * Fills a template in one pass, so that a placeholder inside a value stays text (decisions, "Proxy entries").
 * Unknown placeholders are left as they stand.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return parseTemplate(template)
    .map((part) => part.text ?? values[part.placeholder])
    .join('');
}

/** The template for the deepest level that was picked; an empty one falls back to the segments that are picked. */
export function chooseTemplate(templates: ProxyTemplates, place: Place): string {
  return templateOfLevel(templates, place) || fallbackTemplate(place);
}

function templateOfLevel(templates: ProxyTemplates, place: Place): string {
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
 * The parts of user name and password. A template with {pwd} is the whole credential part, whose first colon (one of the
 * template itself) divides it; without {pwd} the password follows by itself.
 */
export function credentialParts(template: string): {
  readonly user: TemplatePart[];
  readonly password: TemplatePart[];
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
