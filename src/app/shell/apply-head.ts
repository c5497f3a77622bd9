import { metaFor } from './route-meta.ts';

/** Updates the document's head for a path and returns its title. Not needed for the page that was served. */
export function applyHead(pathname: string): string {
  const { title, description, isListed, canonical } = metaFor(pathname);
  document.title = title;
  put('meta', ['name', 'description'], ['content', description]);
  put('meta', ['property', 'og:title'], ['content', title]);
  put('meta', ['property', 'og:description'], ['content', description]);
  put('meta', ['property', 'og:url'], ['content', canonical]);
  put('meta', ['name', 'robots'], ['content', isListed ? undefined : 'noindex']);
  put('link', ['rel', 'canonical'], ['href', canonical]);
  return title;
}

/** Sets an attribute of the element with this key, which there may not be yet. Without a value removes the element. */
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
