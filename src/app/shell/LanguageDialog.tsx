import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { t } from '../../i18n/text.ts';
import { hasUnsavedWork } from '../../platform/lazy/unsaved-work.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { pathIn } from '../language-paths.ts';
import * as css from './language.css.ts';
import { chosenLanguage } from './language.ts';

/** Every language of the shop, with a warning where switching would lose something. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`Language`} onClose={onClose}>
      {hasUnsavedWork() ? (
        <InlineMessage kind="warning" isLive={false}>
          {t`Another language loads this page again. Your list, and what you typed or started here, will be lost: copy what you want to keep first.`}
        </InlineMessage>
      ) : null}
      <LanguageLinks />
    </Dialog>
  );
}

/** Links to this page in every language of the shop. They load the page again, with its query and fragment. */
function LanguageLinks() {
  const [path] = useLocation();
  const follow = (tag: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    chosenLanguage.write(tag);
    event.currentTarget.href = pathIn(tag, location.pathname) + location.search + location.hash;
  };
  return (
    <ul className={css.choices} translate="no">
      {LANGUAGES.map(({ tag, name }) => (
        <li key={tag}>
          <a
            className={css.choice}
            href={pathIn(tag, path)}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === LANGUAGE ? 'true' : undefined}
            onClick={follow(tag)}
            onAuxClick={follow(tag)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
