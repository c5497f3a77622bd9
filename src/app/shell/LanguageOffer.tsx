import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { offers } from 'virtual:language-offers';
import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { browserLocales } from '../../platform/browser-locales.ts';
import { hasUnsavedWork } from '../../platform/lazy/unsaved-work.ts';
import { matchingTag } from '../../platform/locale.ts';
import { isModifiedClick } from '../../platform/modified-click.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import * as css from './Announcement.css.ts';
import { useLanguageLink } from './language-link.ts';
import { chosenLanguage } from './language.ts';
import { makeRoom } from './make-room.ts';
import { openShellDialog } from './shell-dialog.ts';

/** Offers the page in the language that the visitor chose or their browser prefers, in that language. */
export function LanguageOffer() {
  const chosen = useAtomValue(chosenLanguage.atom);
  const linkTo = useLanguageLink();
  const tags = LANGUAGES.map(({ tag }) => tag);
  const tag = matchingTag([chosen ?? '', ...browserLocales()], tags);
  const texts = tag === undefined ? undefined : offers[tag];
  if (tag === undefined || tag === LANGUAGE || texts === undefined) return null;
  const link = linkTo(tag);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasUnsavedWork() && !isModifiedClick(event)) {
      event.preventDefault();
      openShellDialog('language');
    } else link.onClick(event);
  };
  return (
    <section
      ref={makeRoom}
      className={css.announcement}
      lang={tag}
      dir="auto"
      translate="no"
      aria-label={texts.offer}
    >
      <a href={link.href} hrefLang={tag} onClick={follow} onAuxClick={link.onAuxClick}>
        {texts.offer}
      </a>
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.dismiss}
        onClick={() => chosenLanguage.write(LANGUAGE)}
      >
        <Icon path={icons.close} />
      </Button>
    </section>
  );
}
