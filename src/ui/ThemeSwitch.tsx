import { useAtomValue } from 'jotai';
import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '../i18n/text.ts';
import { earlyControl } from '../platform/early-controls.ts';
import { useIsClient } from '../platform/store.tsx';
import { setThemeChoice, themeChoice, themeChoices, type ThemeChoice } from '../platform/theme.ts';
import { buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import * as css from './RadioButtons.css.ts';

const looks: Record<ThemeChoice, { text: string; icon: string }> = {
  dark: { text: t`Dark`, icon: icons.moon },
  light: { text: t`Light`, icon: icons.sun },
  system: { text: t`System`, icon: icons.system },
};

/** A native popover with native radio buttons, which opens and keeps a choice even before hydration. */
export function ThemeSwitch() {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label={t`Theme`}
        popoverTarget={id}
      >
        <Icon path={icons.moon} className={css.moon} />
        <Icon path={icons.sun} className={css.sun} />
      </button>
      <div id={id} popover="auto" className={css.popover}>
        <ThemeChoices layout="list" />
      </div>
    </>
  );
}

export function ThemeChoices({ layout }: { layout: 'list' | 'joined' }) {
  const id = useId();
  const known = useAtomValue(themeChoice.atom);
  // Unknown while prerendering.
  const choice = useIsClient() ? known : null;
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (group.current === null) return;
    // The prerendered page has no checked radio button, so a checked one was picked before hydration.
    const radios = earlyControl(group.current);
    const picked = radios.querySelector<HTMLInputElement>('input:checked')?.value;
    const found = themeChoices.find((word) => word === picked);
    if (found) setThemeChoice(found);
  }, []);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t`Theme`}
      className={layout === 'joined' ? css.joined : undefined}
    >
      {themeChoices.map((word) => (
        <label key={word} className={layout === 'joined' ? css.tile : css.choice}>
          <input
            type="radio"
            name={`${id}-theme`}
            value={word}
            // Keeps Firefox from restoring an old choice on reload.
            autoComplete="off"
            className={css.input}
            checked={choice === word}
            onChange={() => setThemeChoice(word)}
          />
          {layout === 'list' ? <Icon path={looks[word].icon} /> : null}
          <span>{looks[word].text}</span>
          {layout === 'list' ? <Icon path={icons.check} className={css.tick} /> : null}
        </label>
      ))}
    </div>
  );
}
