import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { isModifiedClick } from '../../platform/modified-click.ts';
import { requireOnline } from '../../ui/toast.ts';
import { pathIn } from '../language-paths.ts';
import { chosenLanguage } from './language.ts';

/**
 * Makes links to this page in another language. They reload the page with its current query and fragment. A link in a
 * dialog replaces the dialog's history entry, because Forward would stop there.
 */
export function useLanguageLink({ isInDialog = false } = {}) {
  const [path] = useLocation();
  return (tag: string) => {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      const { currentTarget } = event;
      if (!isModifiedClick(event) && !requireOnline()) {
        event.preventDefault();
        return;
      }
      chosenLanguage.write(tag);
      currentTarget.href = pathIn(tag, location.pathname) + location.search + location.hash;
    };
    const replace = (event: MouseEvent<HTMLAnchorElement>) => {
      follow(event);
      if (isModifiedClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      location.replace(event.currentTarget.href);
    };
    const onClick = isInDialog ? replace : follow;
    return { href: pathIn(tag, path), hrefLang: tag, onClick, onAuxClick: follow };
  };
}
