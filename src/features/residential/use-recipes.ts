import { useState } from 'react';
import { keep, readKept, useOwner } from '../../proxies/customer-storage.ts';
import type { Recipe } from './recipe.ts';
import { parseRecipes } from './recipe.ts';

const NAME = 'recipes';

/** The customer's saved recipes in this browser; a name that is there already is replaced. */
export function useRecipes() {
  const owner = useOwner();
  const [recipes, setRecipes] = useState(() => readKept(NAME, owner, parseRecipes) ?? []);
  const store = (next: Recipe[]) => {
    setRecipes(next);
    return keep(NAME, owner, next);
  };
  return {
    recipes,
    /** Returns whether it will still be there on the next visit. */
    save: (recipe: Recipe) =>
      store([...recipes.filter(({ name }) => name !== recipe.name), recipe]),
    remove: (name: string) => store(recipes.filter((recipe) => recipe.name !== name)),
  };
}
