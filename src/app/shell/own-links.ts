import { ownPages } from 'virtual:shop';
import { publishedPath } from '../../paths.ts';

/** Links to the operator's pages that are assigned to this place. */
export const linksTo = (wanted: (typeof ownPages)[number]['place']) =>
  ownPages
    .filter(({ place }) => place === wanted)
    .map(({ path, title }) => ({ href: publishedPath(path), text: title }));
