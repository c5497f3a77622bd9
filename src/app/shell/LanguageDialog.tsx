import type { MouseEvent } from 'react';
import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { t } from '../../i18n/text.ts';
import { hasUnsavedWork } from '../../platform/lazy/unsaved-work.ts';
import { isModifiedClick } from '../../platform/modified-click.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { useLanguageLink } from './language-link.ts';
import * as css from './language.css.ts';
import { chosenLanguage } from './language.ts';

/** Lists every language of the shop, and warns if switching would lose something. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`Language`} onClose={onClose}>
      <div className={stack[4]}>
        {hasUnsavedWork() ? (
          <InlineMessage kind="warning" isLive={false}>
            {t`Changing the language reloads this page. Your list, and what you typed or started here, will be lost: copy what you want to keep first.`}
          </InlineMessage>
        ) : null}
        <LanguageLinks onClose={onClose} />
      </div>
    </Dialog>
  );
}

function LanguageLinks({ onClose }: { onClose: () => void }) {
  const linkTo = useLanguageLink({ isInDialog: true });
  const stay = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    chosenLanguage.write(LANGUAGE);
    onClose();
  };
  return (
    <ul className={css.choices} translate="no">
      {LANGUAGES.map(({ tag, name }) => (
        <li key={tag}>
          <a
            className={css.choice}
            {...linkTo(tag)}
            {...(tag === LANGUAGE && { onClick: stay })}
            lang={tag}
            aria-current={tag === LANGUAGE ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
