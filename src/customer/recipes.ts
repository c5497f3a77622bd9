import * as z from 'zod/mini';
import { config } from '../config.ts';
import type { Tier } from '../domain/plans.ts';
import { isTier } from '../domain/plans.ts';
import { fitsInLine } from '../domain/proxies/entry.ts';
import type { GeneratorChoice } from '../domain/proxies/generator.ts';
import { clampAmount, DEFAULT_DURATION } from '../domain/proxies/generator.ts';
import type { LineFormat, ProxyFormat } from '../domain/proxies/line-formats.ts';
import { isProxyFormat, MAX_LINE_TEMPLATE } from '../domain/proxies/line-formats.ts';
import { paths } from '../paths.ts';
import { boundedText } from '../platform/bounds.ts';
import { json, persistedByCustomer, usePersisted, persisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

/** Named generator settings. Contains no generated line and no credential of the customer's proxies. */
export type Recipe = {
  name: string;
  settings: GeneratorChoice;
  format: ProxyFormat;
  /** The customer's own line, where the format is that. It stays in this browser. */
  template?: string | undefined;
};

/** How a recipe writes lines. Without an own line in it, the customer's current one is used. */
export function lineFormatOfRecipe({ format, template }: Recipe): Partial<LineFormat> {
  return format === 'template' && template !== undefined ? { format, template } : { format };
}

const MAX_CODE = 100;
const MAX_LIFE = 1440;
const MAX_NAME = 400;
export const MAX_RECIPES = 1000;

/** How a link says that the lines rotate; in storage it is null. */
export const ROTATING = 'rotating';

/** Parses settings from a stored recipe or a link, neither of which is trusted; null when invalid. */
export function parseSettings(
  value: Partial<Record<keyof GeneratorChoice, unknown>>,
): GeneratorChoice | null {
  const { tier } = value;
  const amount = Number(value.amount);
  if (!isTier(tier) || Number.isNaN(amount)) return null;
  const life = parseLife(tier, value.life);
  if (life === undefined) return null;
  const codes = [value.country, value.state, value.city];
  // Without a list of places to look it up in, the code is used in lines as it is.
  if (codes.some((text) => typeof text === 'string' && !fitsInLine(text))) return null;
  const placeCode = (text: unknown) =>
    typeof text === 'string' && text.length <= MAX_CODE ? text : '';
  const country = placeCode(value.country);
  const state = tier === 'premium' && country !== '' ? placeCode(value.state) : '';
  const city = state === '' ? '' : placeCode(value.city);
  return { tier, country, state, city, life, amount: clampAmount(amount) };
}

/** A recipe for lines of a kind that is not sold makes those that are. Undefined when invalid. */
function parseLife(tier: Tier, value: unknown): number | null | undefined {
  if (value === null || value === ROTATING) {
    return config.sellsRotating ? null : DEFAULT_DURATION[tier];
  }
  const life = Number(value);
  if (!Number.isInteger(life) || life < 1 || life > MAX_LIFE) return undefined;
  return config.sellsSticky ? life : null;
}

/** Parses stored recipes and skips broken ones, and all but the first of one name. */
export function parseRecipes(value: unknown): Recipe[] {
  if (!Array.isArray(value)) return [];
  const recipes = value.slice(-MAX_RECIPES).flatMap((item: unknown): Recipe[] => {
    if (typeof item !== 'object' || item === null) return [];
    const { name, settings, format, template } = item as Partial<Record<keyof Recipe, unknown>>;
    if (typeof name !== 'string' || name.length > MAX_NAME) return [];
    if (typeof settings !== 'object' || settings === null) return [];
    const parsed = parseSettings(settings);
    if (parsed === null || !isProxyFormat(format)) return [];
    const recipe = { name, settings: parsed, format };
    return [format === 'template' && isOwnLine(template) ? { ...recipe, template } : recipe];
  });
  const first = new Map(recipes.toReversed().map((recipe) => [recipe.name, recipe]));
  return recipes.filter((recipe) => first.get(recipe.name) === recipe);
}

const isOwnLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LINE_TEMPLATE && fitsInLine(value);

export const recipesOf = persistedByCustomer<Recipe[]>(
  'recipes',
  json(z.transform(parseRecipes)),
  [],
);

/** The customer's recipes in this browser. Saving under an existing name replaces it. */
export function useRecipes() {
  const [recipes, update] = usePersisted(recipesOf(useSession()));
  const without = (name: string) => (kept: readonly Recipe[]) =>
    kept.filter((recipe) => recipe.name !== name);
  return {
    recipes,
    /** Returns whether it will be there on the next visit. */
    save: (recipe: Recipe) => update((kept) => [...without(recipe.name)(kept), recipe]),
    remove: (name: string) => update(without(name)),
  };
}

/** GeneratorChoice in a link, with a format unless it is the customer's own line. */
export type SharedRecipe = {
  settings: GeneratorChoice;
  format: ProxyFormat | null;
};

const MARK = 'recipe';

/** A link with these settings behind the #, which no server sees. An own line could contain a password: left out. */
export function recipeLink(origin: string, { settings, format }: SharedRecipe): string {
  const parts = new URLSearchParams({ [MARK]: settings.tier });
  for (const key of ['country', 'state', 'city', 'life', 'amount'] as const) {
    const value = key === 'life' ? (settings.life ?? ROTATING) : settings[key];
    if (value !== '' && value !== null) parts.set(key, String(value));
  }
  if (format !== null && format !== 'template') parts.set('format', format);
  return `${origin}${paths.dashboard({ type: 'residential' })}#${parts}`;
}

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

const WaitingLink = z.object({ hash: boundedText(2000) });
const waiting = persisted<{ hash: string }, null>('recipe-link', json(WaitingLink), null);

/** Removes a recipe from the address and keeps it in this tab until the customer has signed in. */
export function catchRecipeLink(): void {
  const { hash, pathname, search } = location;
  if (parseRecipeHash(hash) === null) return;
  waiting.write({ hash });
  history.replaceState(history.state, '', pathname + search);
}

/** Takes the recipe of a link, of the address or waiting since before the sign-in. */
export function takeRecipe(): SharedRecipe | null {
  catchRecipeLink();
  const link = waiting.read();
  if (link === null) return null;
  waiting.write(null);
  return parseRecipeHash(link.hash);
}
