import { useState } from 'react';
import { lazyDialog } from '../../platform/lazy/lazy-dialog.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { sayMissingDialog } from '../../ui/toast.ts';
import type { Settings } from './generator-state.ts';
import * as css from './residential.css.ts';

// Rarely used, so downloaded when it opens.
const RecipesDialog = lazyDialog(
  lazyModule(async () => (await import('./RecipesDialog.tsx')).RecipesDialog),
  sayMissingDialog,
);

type RecipeMenuProps = {
  settings: Settings;
  onApply: (settings: Settings) => void;
};

/** Opens the recipes. */
export function RecipeMenu({ settings, onApply }: RecipeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.recipeMenu}>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        <Icon path={screenIcons.copy} />
        Recipes
      </Button>
      <span className={css.recipeWords}>Save these settings or share them as a link.</span>
      {isOpen ? (
        <RecipesDialog settings={settings} onApply={onApply} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
