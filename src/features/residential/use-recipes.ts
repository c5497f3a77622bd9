import { useKept } from '../../proxies/customer-storage.ts';
import type { Recipe } from './recipe.ts';
import { parseRecipes } from './recipe.ts';

const NONE: Recipe[] = [];

/** The customer's saved recipes in this browser; a name that is there already is replaced. */
export function useRecipes() {
  const [recipes, change] = useKept('recipes', parseRecipes, NONE);
  const without = (name: string) => (kept: Recipe[]) =>
    kept.filter((recipe) => recipe.name !== name);
  return {
    recipes,
    /** Returns whether it will still be there on the next visit. */
    save: (recipe: Recipe) => change((kept) => [...without(recipe.name)(kept), recipe]),
    remove: (name: string) => change(without(name)),
  };
}
