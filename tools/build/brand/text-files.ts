import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltLanguages } from '../../texts/languages.ts';
import { nearestName } from '../config/nearest.ts';
import { extraPageProblem } from './extra-pages.ts';

/**
 * The names of the texts in a folder, except the `known` ones, in alphabetical order, and the problems with other
 * files. A subfolder named after a language contains translations.
 */
export function textsIn(folder: string, known: readonly string[], tags: readonly string[]) {
  const entries = entriesOf(folder);
  const isFolder = (entry: string) => statSync(join(folder, entry)).isDirectory();
  const files = entries.filter((entry) => !isFolder(entry));
  const extra = files.filter((file) => !known.some((page) => file === `${page}.md`));
  const problemOf = (file: string) => extraPageProblem(file) ?? tagProblem(file, tags);
  const names = extra
    .filter((file) => problemOf(file) === undefined)
    .map((file) => file.replace(/\.md$/, ''))
    .toSorted();
  const problems = [
    ...extra.flatMap((file) => {
      if (!file.endsWith('.md')) return [`${join(folder, file)}: ${NO_TEXT}`];
      const problem = problemOf(file);
      return problem === undefined ? [] : [`${join(folder, file)}: ${problem}`];
    }),
    ...entries.filter(isFolder).flatMap((name) => {
      const problem = folderProblem(name, folder, tags);
      return problem === undefined
        ? translationsProblems(folder, name, [...known, ...names])
        : [`${join(folder, name)}: ${problem}`];
    }),
  ];
  return { names, problems };
}

const NO_TEXT = 'no page shows it. Texts are files such as faq.md';

const entriesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

/** A text cannot have a language's tag as its name, because that language's pages are under it. */
const tagProblem = (file: string, [, ...others]: readonly string[]): string | undefined =>
  others.some((tag) => file === `${tag.toLowerCase()}.md`)
    ? `/${file.replace(/\.md$/, '')} contains the pages of a language. Give the file another name`
    : undefined;

function folderProblem(name: string, folder: string, tags: readonly string[]): string | undefined {
  const [first, ...others] = tags;
  if (others.includes(name)) return undefined;
  if (name === first)
    return `${name} is the first language of the shop. Move the texts to ${folder}/`;
  const plain = (tag: string) => tag.toLowerCase().replaceAll('_', '-');
  const meant = others.find((tag) => plain(tag) === plain(name));
  return meant === undefined
    ? `no page shows it. Add '${name}' to the languages of shop.config.ts, or remove the folder`
    : `no page shows it. Rename it to ${meant}`;
}

/** Reports translations that do not belong to a text. */
function translationsProblems(folder: string, tag: string, names: readonly string[]): string[] {
  return entriesOf(join(folder, tag)).flatMap((file) => {
    const path = join(folder, tag, file);
    if (!file.endsWith('.md')) return [`${path}: ${NO_TEXT}`];
    const name = file.replace(/\.md$/, '');
    if (names.includes(name)) return [];
    const meant = nearestName(name, names);
    const advice =
      meant === undefined
        ? 'Write that text first, or remove this file'
        : `Rename it to ${meant}.md`;
    return [`${path}: it translates ${join(folder, file)}, which does not exist. ${advice}`];
  });
}

/** The file of a text for pages in a language: the translation, or the text in the first language. */
export function textFile(
  folder: string,
  name: string,
  { tag, tags: [first = tag] }: BuiltLanguages,
): { path: string; language: string } | undefined {
  const files = [
    ...(tag === first ? [] : [{ path: join(folder, tag, `${name}.md`), language: tag }]),
    { path: join(folder, `${name}.md`), language: first },
  ];
  return files.find(({ path }) => existsSync(path));
}
