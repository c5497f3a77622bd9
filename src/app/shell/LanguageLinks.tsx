import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { chosenLanguage, pathIn } from './language.ts';

type LanguageLinksProps = {
  listClass: string;
  linkClass: string;
  /** Called before a link is followed. */
  onFollow?: (event: MouseEvent) => void;
};

/** Links to this page in every language of the shop. They load the page again, with its query and fragment. */
export function LanguageLinks({ listClass, linkClass, onFollow }: LanguageLinksProps) {
  const [path] = useLocation();
  const follow = (tag: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    chosenLanguage.write(tag);
    event.currentTarget.href = pathIn(tag, location.pathname) + location.search + location.hash;
    onFollow?.(event);
  };
  return (
    <ul className={listClass} translate="no">
      {LANGUAGES.map(({ tag, name }) => (
        <li key={tag}>
          <a
            className={linkClass}
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
