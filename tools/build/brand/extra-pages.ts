import { routeFiles } from '../pages/route-files.ts';

/** Other paths in use on the shop's host: those of its files, of the server behind it, and of `npm start`. */
const TAKEN = `index assets api functions hubs healthz delivery
  docs mailbox pay subscribe social sandbox`.split(/\s+/);

/** What is wrong with the name of an extra text, which becomes its path; undefined if it is valid. */
export function extraPageProblem(file: string): string | undefined {
  const [, name] = /^([a-z]+(?:-[a-z]+)*)\.md$/.exec(file) ?? [];
  if (name === undefined) {
    const words = file
      .toLowerCase()
      .replace(/\.\w*$/, '')
      .match(/[a-z]+/g) ?? ['imprint'];
    return `rename it to ${words.join('-')}.md. Its name becomes the page's path, in lowercase letters and hyphens`;
  }
  const isPage = routeFiles.has(`/${name}`);
  return isPage || TAKEN.includes(name)
    ? `/${name} is used by the shop. Give the file another name, such as ${name}-notice.md`
    : undefined;
}
