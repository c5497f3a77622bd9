import { LANGUAGE_PATH } from '../i18n/language.ts';
import type { Head } from '../page.ts';
import { addressOf, documentTitle, type Page } from './pages.ts';

/** Updates the document's head after a client-side navigation. A prerendered page already has its own. */
export function updateDocumentHead(page: Page, head: Head): void {
  const canonical = addressOf(page, LANGUAGE_PATH);
  document.title = documentTitle(head);
  put('meta', ['name', 'description'], ['content', head.description]);
  put('meta', ['property', 'og:title'], ['content', document.title]);
  put('meta', ['property', 'og:description'], ['content', head.description]);
  put('meta', ['property', 'og:url'], ['content', canonical]);
  put('meta', ['name', 'robots'], ['content', head.listed ? undefined : 'noindex']);
  put('link', ['rel', 'canonical'], ['href', canonical]);
}

/** Sets an attribute of the element with this key and adds the element if necessary. Without a value, removes it. */
function put(
  tag: 'meta' | 'link',
  [key, name]: readonly [string, string],
  [attribute, value]: readonly [string, string | undefined],
): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
