import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pathIn } from '../language-paths.ts';
import { chosenLanguage } from './language.ts';

/** Makes links to this page in another language. They load the page again, with its query and fragment at that moment. */
export function useLanguageLink() {
  const [path] = useLocation();
  return (tag: string) => {
    const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      chosenLanguage.write(tag);
      currentTarget.href = pathIn(tag, location.pathname) + location.search + location.hash;
    };
    return { href: pathIn(tag, path), hrefLang: tag, onClick: follow, onAuxClick: follow };
  };
}
