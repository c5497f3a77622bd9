import { json, persistedByCustomer, usePersisted } from '../../platform/persisted.ts';
import { useSession } from '../../session/session.ts';
import type { Recipe } from './recipe.ts';
import { parseRecipes } from './recipe.ts';

const recipesOf = persistedByCustomer<Recipe[]>('recipes', json(parseRecipes), []);

/** The customer's recipes in this browser. Saving under an existing name replaces it. */
export function useRecipes() {
  const [recipes, update] = usePersisted(recipesOf(useSession()));
  const without = (name: string) => (kept: Recipe[]) =>
    kept.filter((recipe) => recipe.name !== name);
  return {
    recipes,
    /** Returns whether it will be there on the next visit. */
    save: (recipe: Recipe) => update((kept) => [...without(recipe.name)(kept), recipe]),
    remove: (name: string) => update(without(name)),
  };
}
