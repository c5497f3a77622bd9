import { useState, type SubmitEvent } from 'react';
import { PLANS, TIERS } from '../../domain/plans.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { PROXY_FORMATS } from '../../domain/proxies/line-formats.ts';
import { seriesText } from '../../i18n/lists.ts';
import { plural, t } from '../../i18n/text.ts';
import { lineFormatOfRecipe, recipeLink, useRecipes, type Recipe } from '../../saved/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { EmptyState } from '../../ui/QueryView.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showSuccess } from '../../ui/toast.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import { useListFormat } from './generator-state.ts';
import * as css from './RecipesDialog.css.ts';
import { note } from './residential.css.ts';

type RecipesDialogProps = {
  settings: GeneratorSettings;
  onApply: (settings: GeneratorSettings) => void;
  onClose: () => void;
};

const linkCopied = () => showSuccess(t`Copied!`);

export function RecipesDialog({ settings, onApply, onClose }: RecipesDialogProps) {
  const { recipes, save, remove } = useRecipes();
  const [{ format, template }, changeFormat] = useListFormat();
  const [name, setName] = useState('');
  const [isLost, setLost] = useState(false);
  const current: Recipe = { name: name.trim() || placeOf(settings), settings, format };
  if (format === 'template') current.template = template;
  const saveCurrent = (event: SubmitEvent) => {
    event.preventDefault();
    setLost(!save(current));
    setName('');
  };
  return (
    <Dialog title={t`Recipes`} size="wide" isSteady onClose={onClose}>
      <div className={css.recipes}>
        <div className={stack[3]}>
          <p className={css.summary}>{summaryOf(current)}</p>
          <form className={css.save} onSubmit={saveCurrent}>
            <TextField
              label={t`Name`}
              value={name}
              onChange={setName}
              placeholder={placeOf(settings)}
              maxLength={60}
              className={css.name}
            />
            <Button type="submit">{t`Save recipe`}</Button>
            <CopyButton
              label={t`Copy link`}
              variant="ghost"
              text={recipeLink(location.origin, current)}
              onCopied={linkCopied}
            />
          </form>
          <p className={note}>
            {t`Recipes save settings only, never your user name, password or proxies. Your own line is saved as you wrote it, and links leave it out.`}
          </p>
          {isLost ? (
            <InlineMessage kind="warning">
              {t`Your browser does not save data for this site, so the recipe will be lost when you leave.`}
            </InlineMessage>
          ) : null}
        </div>
        {recipes.length === 0 ? (
          <EmptyState
            icon={toolIcons.copy}
            title={t`No recipes saved yet`}
            text={t`Save your current settings and load them with one click.`}
          />
        ) : (
          <ul className={css.list}>
            {recipes.map((recipe) => (
              <li key={recipe.name} className={css.item}>
                <div className={css.words}>
                  <strong>
                    <bdi translate="no">{recipe.name}</bdi>
                  </strong>
                  <span className={note}>{summaryOf(recipe)}</span>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Load ${recipe.name}`}
                  onClick={() => {
                    onApply(recipe.settings);
                    changeFormat(lineFormatOfRecipe(recipe));
                    onClose();
                  }}
                >
                  {t`Load`}
                </Button>
                <CopyButton
                  label={t`Link`}
                  size="sm"
                  variant="ghost"
                  text={recipeLink(location.origin, recipe)}
                  onCopied={linkCopied}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t`Delete ${recipe.name}`}
                  onClick={() => remove(recipe.name)}
                >
                  <Icon path={toolIcons.trash} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function placeOf({ tier, country, state, city }: GeneratorSettings): string {
  const place = seriesText([city, state, country.toUpperCase()]) || t`Global`;
  return TIERS.includes(tier) ? `${PLANS[tier].shortName} ${place}` : place;
}

function summaryOf({ settings, format }: Recipe): string {
  const label = PROXY_FORMATS.find(({ id }) => id === format)?.label ?? format;
  const minutes = settings.life;
  const session = minutes === null ? t`rotating` : t`${minutes} min`;
  const lines = plural(settings.amount ?? 1, { one: '# line', other: '# lines' });
  return `${placeOf(settings)} · ${session} · ${lines} · ${label}`;
}
