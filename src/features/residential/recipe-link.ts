import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { ProxyFormat } from '../../domain/line-formats.ts';
import { isProxyFormat } from '../../domain/line-formats.ts';
import { paths } from '../../paths.ts';
import { json, persisted } from '../../platform/persisted.ts';
import { useLineFormat } from '../../proxies/use-line-format.ts';
import type { Settings } from './generator-state.ts';
import { parseSettings, ROTATING } from './recipe.ts';

/** Settings in a link, with a format unless it is the customer's own line. */
export type SharedRecipe = {
  settings: Settings;
  format: ProxyFormat | null;
};

const MARK = 'recipe';

/**
 * A link that opens the generator with these settings, behind the #, which no server sees. The customer's own line is
 * left out, because it could contain a password.
 */
export function recipeLink(origin: string, { settings, format }: SharedRecipe): string {
  const parts = new URLSearchParams({ [MARK]: settings.tier });
  for (const key of ['country', 'state', 'city', 'life', 'amount'] as const) {
    const value = key === 'life' ? (settings.life ?? ROTATING) : settings[key];
    if (value !== '' && value !== null) parts.set(key, String(value));
  }
  if (format !== null && format !== 'template') parts.set('format', format);
  return `${origin}${paths.dashboard({ type: 'residential' })}#${parts}`;
}

/** Parses the recipe of a link's fragment; null when it is missing or invalid. */
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

/** Removes a recipe from the address and keeps it in this tab until the customer has signed in. */
export function catchRecipeLink(): void {
  const { hash, pathname, search } = location;
  if (parseRecipeHash(hash) === null) return;
  waiting.write({ hash });
  history.replaceState(history.state, '', pathname + search);
}

/** Returns the waiting recipe, once. */
export function takeRecipe(): SharedRecipe | null {
  const link = waiting.read();
  waiting.write(null);
  return link && parseRecipeHash(link.hash);
}

/** Applies the recipe of a link, on arrival and when one is pasted into the address. */
export function useRecipeLink(apply: (settings: Settings) => void): void {
  const [, changeFormat] = useLineFormat();
  const onArrival = useEffectEvent(() => {
    catchRecipeLink();
    const recipe = takeRecipe();
    if (recipe === null) return;
    apply(recipe.settings);
    if (recipe.format !== null) changeFormat({ format: recipe.format });
  });
  useEffect(() => {
    onArrival();
    const listen = () => onArrival();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
}
