import { useId, useLayoutEffect, useRef } from 'react';
import { buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { input } from './RadioButtons.css.ts';
import * as css from './ThemeSwitch.css.ts';
import type { ThemeChoice } from './theme.ts';
import { setThemeChoice, themeChoices, useThemeChoice } from './theme.ts';

const words: Record<ThemeChoice, string> = { dark: 'Dark', light: 'Light', system: 'System' };
const pictures: Record<ThemeChoice, string> = {
  dark: icons.moon,
  light: icons.sun,
  system: icons.system,
};

/** A native popover with native radios: it opens and keeps a choice before hydration. */
export function ThemeSwitch() {
  const id = useId();
  const choice = useThemeChoice();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // No radio is checked in the prerendered page, so a checked one was picked before hydration.
    const picked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const found = themeChoices.find((word) => word === picked);
    if (found) setThemeChoice(found);
  }, []);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label="Theme"
        popoverTarget={id}
      >
        <Icon path={icons.moon} className={css.moon} />
        <Icon path={icons.sun} className={css.sun} />
      </button>
      <div ref={group} id={id} popover="auto" className={css.popover}>
        <div role="radiogroup" aria-label="Theme">
          {themeChoices.map((word) => (
            <label key={word} className={css.choice}>
              <input
                type="radio"
                name={`${id}-theme`}
                value={word}
                // Off, or Firefox restores an old choice on reload.
                autoComplete="off"
                className={input}
                checked={choice === word}
                onChange={() => setThemeChoice(word)}
              />
              <Icon path={pictures[word]} />
              {words[word]}
              <Icon path={icons.check} className={css.tick} />
            </label>
          ))}
        </div>
      </div>
    </>
  );
}
