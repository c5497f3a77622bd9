import { metaFor } from './route-meta.ts';

/** Updates the document's head for a path and returns its title. Not needed for the page that was served. */
export function applyHead(pathname: string): string {
  const { title, description, isListed, canonical } = metaFor(pathname);
  document.title = title;
  setMeta('name', 'description', description);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:url', canonical);
  setMeta('name', 'robots', isListed ? undefined : 'noindex');
  setAttribute('link[rel="canonical"]', 'href', canonical, () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    return link;
  });
  return title;
}

function setMeta(key: 'name' | 'property', name: string, content: string | undefined): void {
  setAttribute(`meta[${key}="${name}"]`, 'content', content, () => {
    const meta = document.createElement('meta');
    meta.setAttribute(key, name);
    return meta;
  });
}

/**
 * Sets an attribute of an element of the head. Creates the element when it is missing, and removes it without a
 * value.
 */
function setAttribute(
  selector: string,
  attribute: string,
  value: string | undefined,
  create: () => HTMLElement,
): void {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? create();
  element.setAttribute(attribute, value);
  if (found === null) document.head.append(element);
}
