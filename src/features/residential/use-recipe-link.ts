import { useEffect, useEffectEvent } from 'react';
import { useLineFormat } from '../../proxies/use-line-format.ts';
import type { Settings } from './generator-state.ts';
import { catchRecipeLink, takeRecipe } from './recipe-link.ts';

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
