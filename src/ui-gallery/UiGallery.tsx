import { title } from '../ui/text.css.ts';
import '../ui/global.css.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { Actions } from './Actions.tsx';
import { Data } from './Data.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Foundations } from './Foundations.tsx';
import * as css from './UiGallery.css.ts';

const themes = ['dark', 'light'] as const;

/** Every component in every state, both themes side by side. Development only. */
export default function UiGallery() {
  return (
    <>
      <div className={css.header}>
        <h1 className={title}>Design system</h1>
        <ThemeSwitch />
        <ToastRegion />
      </div>
      <div className={css.columns}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} aria-label={theme} className={css.column}>
            <h2 className={title}>{theme === 'dark' ? 'Dark' : 'Light'}</h2>
            <Foundations />
            <Actions />
            <Fields />
            <Data theme={theme} />
            <Feedback />
          </section>
        ))}
      </div>
    </>
  );
}
