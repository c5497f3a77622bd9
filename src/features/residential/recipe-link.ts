import * as z from 'zod/mini';
import type { ProxyFormat } from '../../domain/proxy-formats.ts';
import { isProxyFormat } from '../../domain/proxy-formats.ts';
import { paths } from '../../paths.ts';
import { json, persisted } from '../../platform/persisted.ts';
import type { Settings } from './generator-state.ts';
import { parseSettings } from './recipe.ts';

/** What a link carries: settings, and a format unless that is the customer's own line. */
export interface SharedRecipe {
  readonly settings: Settings;
  readonly format: ProxyFormat | null;
}

const MARK = 'recipe';

/**
 * A link that opens the generator with these settings. They stand behind the #, which no server sees; the customer's own
 * line is left out, since it could contain a password that someone typed into it.
 */
export function recipeLink(origin: string, { settings, format }: SharedRecipe): string {
  const parts = new URLSearchParams({ [MARK]: settings.tier });
  for (const key of ['country', 'state', 'city', 'life', 'amount'] as const) {
    const value = settings[key];
    if (value !== '' && value !== null) parts.set(key, String(value));
  }
  if (format !== null && format !== 'template') parts.set('format', format);
  return `${origin}${paths.dashboard({ type: 'residential' })}#${parts}`;
}

/** The recipe of a link's fragment; null when there is none or it makes no sense. */
export function parseRecipeHash(hash: string): SharedRecipe | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  if (!parts.has(MARK)) return null;
  const text = (key: string) => parts.get(key) ?? '';
  const settings = parseSettings({
    tier: text(MARK),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    life: text('life'),
    amount: text('amount') || '1',
  });
  const format = parts.get('format');
  return (
    settings && { settings, format: isProxyFormat(format) && format !== 'template' ? format : null }
  );
}

const WaitingLink = z.object({ hash: z.string() });
const waiting = persisted<{ hash: string }, null>(
  'recipe-link',
  json((value) => WaitingLink.safeParse(value).data),
  null,
);

/** Takes a recipe out of the address; it waits in this tab until the customer has signed in, through reloads too. */
export function catchRecipeLink(): void {
  const { hash, pathname, search } = location;
  if (parseRecipeHash(hash) === null) return;
  waiting.write({ hash });
  history.replaceState(history.state, '', pathname + search);
}

/** The recipe that waits, once. */
export function takeRecipe(): SharedRecipe | null {
  const link = waiting.read();
  waiting.write(null);
  return link && parseRecipeHash(link.hash);
}
