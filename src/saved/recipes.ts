import * as z from 'zod/mini';
import {
  getProxyConfigParamsCountryMax,
  getProxyConfigParamsLifeMax,
} from '../../generated/model/getProxyConfigParams.zod.ts';
import { config } from '../config.ts';
import { ALL_TIERS, type Tier } from '../domain/plans.ts';
import { fitsInLine } from '../domain/proxies/entry.ts';
import {
  clampAmount,
  DEFAULT_DURATION,
  type GeneratorSettings,
} from '../domain/proxies/generator.ts';
import {
  isProxyFormat,
  MAX_LINE_TEMPLATE,
  type LineFormat,
  type ProxyFormat,
} from '../domain/proxies/line-formats.ts';
import { paths } from '../paths.ts';
import { boundedList, boundedText, orElse } from '../platform/bounds.ts';
import { json, persistedByCustomer, usePersisted, persisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

/** Named generator settings. Contains no generated lines and no credentials of the customer's proxies. */
export type Recipe = {
  name: string;
  settings: GeneratorSettings;
  format: ProxyFormat;
  /** The customer's own line, if that is the format. It never leaves this browser. */
  template?: string | undefined;
};

/** The line format of a recipe. Without an own line in the recipe, the customer's current one is used. */
export function lineFormatOfRecipe({ format, template }: Recipe): Partial<LineFormat> {
  return format === 'template' && template !== undefined ? { format, template } : { format };
}

const MAX_NAME = 400;
export const MAX_RECIPES = 1000;

/** How a link encodes rotating lines. In storage, the value is null. */
export const ROTATING = 'rotating';

/** Lines contain the code unchanged if there is no list of places to look it up in. */
const PlaceCode = z.pipe(
  orElse(z.string(), ''),
  z.pipe(
    z.string().check(z.refine(fitsInLine)),
    z.transform((code) => (code.length <= getProxyConfigParamsCountryMax ? code : '')),
  ),
);
const Minutes = z.coerce.number().check(z.int(), z.gte(1), z.lte(getProxyConfigParamsLifeMax));

/** Settings from storage or a link. Neither is trusted. */
export const StoredSettings = z.pipe(
  z.object({
    tier: z.enum(ALL_TIERS),
    country: PlaceCode,
    state: PlaceCode,
    city: PlaceCode,
    life: z.union([z.null(), z.literal(ROTATING), Minutes]),
    amount: z.coerce.number(),
  }),
  z.transform(({ tier, country, state, city, life, amount }): GeneratorSettings => {
    const stateOfCountry = tier === 'premium' && country !== '' ? state : '';
    return {
      tier,
      country,
      state: stateOfCountry,
      city: stateOfCountry === '' ? '' : city,
      life: soldLife(tier, life === ROTATING ? null : life),
      amount: clampAmount(amount),
    };
  }),
);

/** If a recipe's kind of lines is not sold, the recipe generates the other kind. */
function soldLife(tier: Tier, life: number | null): number | null {
  if (life === null) return config.sellsRotating ? null : DEFAULT_DURATION[tier];
  return config.sellsSticky ? life : null;
}

/** Parses settings from storage or a link; null when invalid. */
export function parseSettings(value: unknown): GeneratorSettings | null {
  return StoredSettings.safeParse(value).data ?? null;
}

const StoredRecipe = z.pipe(
  z.object({
    name: boundedText(MAX_NAME),
    settings: StoredSettings,
    format: z.custom<ProxyFormat>(isProxyFormat),
    template: orElse(
      z.optional(boundedText(MAX_LINE_TEMPLATE).check(z.refine(fitsInLine))),
      undefined,
    ),
  }),
  z.transform(({ template, ...recipe }): Recipe =>
    recipe.format === 'template' && template !== undefined ? { ...recipe, template } : recipe,
  ),
);

/** Skips broken recipes, and all but the first of those with the same name. */
const StoredRecipes = z.pipe(
  boundedList(StoredRecipe, MAX_RECIPES),
  z.transform((recipes: Array<Recipe>) => {
    const first = new Map(recipes.toReversed().map((recipe) => [recipe.name, recipe]));
    return recipes.filter((recipe) => first.get(recipe.name) === recipe);
  }),
);

export function parseRecipes(value: unknown): Recipe[] {
  return StoredRecipes.safeParse(value).data ?? [];
}

export const recipesOf = persistedByCustomer<Recipe[]>('recipes', json(StoredRecipes), []);

/** The customer's recipes in this browser. Saving under an existing name replaces it. */
export function useRecipes() {
  const [recipes, update] = usePersisted(recipesOf(useSession()));
  const without = (name: string) => (kept: readonly Recipe[]) =>
    kept.filter((recipe) => recipe.name !== name);
  return {
    recipes,
    /** Returns whether the recipe will exist on the next visit. */
    save: (recipe: Recipe) => update((kept) => [...without(recipe.name)(kept), recipe]),
    remove: (name: string) => update(without(name)),
  };
}

/** Generator settings in a link, with a format unless it is the customer's own line. */
export type SharedRecipe = {
  settings: GeneratorSettings;
  format: ProxyFormat | null;
};

const MARK = 'recipe';

/**
 * A link with these settings in the fragment, which no server sees. Omits the customer's own line, which could contain
 * a password.
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

export function parseRecipeHash(hash: string): SharedRecipe | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  if (!parts.has(MARK)) return null;
  const { [MARK]: tier, amount, ...others } = Object.fromEntries(parts);
  const settings = parseSettings({ ...others, tier, amount: amount || '1' });
  const { format } = others;
  return (
    settings && { settings, format: isProxyFormat(format) && format !== 'template' ? format : null }
  );
}

const StashedLink = z.object({ hash: boundedText(2000) });
const stashedLink = persisted<{ hash: string }, null>('recipe-link', json(StashedLink), null);

/** Moves a recipe from the address to this tab's storage until the customer has signed in. */
export function stashRecipeLink(): void {
  const { hash, pathname, search } = location;
  if (parseRecipeHash(hash) === null) return;
  stashedLink.write({ hash });
  history.replaceState(history.state, '', pathname + search);
}

/** Removes and returns the recipe of a link, from the URL or from this tab's storage. */
export function popRecipe(): SharedRecipe | null {
  stashRecipeLink();
  const link = stashedLink.read();
  if (link === null) return null;
  stashedLink.write(null);
  return parseRecipeHash(link.hash);
}
