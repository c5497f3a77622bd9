import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../build/config/schema.ts';
import type { DatedText, LegalText, Piece } from '../../src/features/legal/legal-text.ts';
import { compileLegalText } from './compile-legal-text.ts';
import { defaultText } from './default-text.ts';
import { furtherPageProblem } from './further-pages.ts';

/** An operator's own legal texts. Where one of `PAGES` is missing, its page shows the shop's, src/features/legal/*.md. */
const LEGAL = 'brand/legal';
const PAGES = ['privacy', 'terms', 'refund'] as const;

type Page = (typeof PAGES)[number];

type Texts = Record<Page, DatedText> & {
  /** Further texts of the operator by name, each on a page of its own. */
  further: Record<string, DatedText>;
};

/** The legal texts, the operator's where there is one. Throws with everything that is wrong in them. */
export function legalTexts(config: Config, folder = LEGAL): Texts {
  const { names, problems } = furtherNames(folder);
  problems.push(...datesProblems(config, [...PAGES, ...names]));
  const read = (all: readonly string[]) =>
    Object.fromEntries(
      all.flatMap((page) => {
        const file = join(folder, `${page}.md`);
        const markdown = existsSync(file) ? readFileSync(file, 'utf8') : defaultText(page, config);
        try {
          const text = compileLegalText(markdown, page === 'privacy', config.productName, names);
          return [[page, { ...text, updated: updatedOf(page, config) }] as const];
        } catch (error) {
          problems.push(`${file} cannot be used:\n  ${(error as Error).message}`);
          return [];
        }
      }),
    );
  const texts = { ...(read(PAGES) as Record<Page, DatedText>), further: read(names) };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}

/** The names of further texts, in the order of the alphabet, and what is wrong with other files. */
function furtherNames(folder: string) {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (file) => !file.startsWith('.') && !PAGES.some((page) => file === `${page}.md`),
  );
  const problems = files.flatMap((file) => {
    if (!file.endsWith('.md'))
      return [`${join(folder, file)}: no page shows it. Legal texts are files such as imprint.md`];
    const problem = furtherPageProblem(file);
    return problem === undefined ? [] : [`${join(folder, file)}: ${problem}`];
  });
  const names = files
    .filter((file) => furtherPageProblem(file) === undefined)
    .map((file) => file.replace(/\.md$/, ''))
    .toSorted();
  return { names, problems };
}

/** The month of a text that the file does not date. */
const FIRST_MONTH = '2025-01';

function updatedOf(page: string, { legalTextsOf }: Config): DatedText['updated'] {
  const month =
    typeof legalTextsOf === 'string' ? legalTextsOf : (legalTextsOf[page] ?? FIRST_MONTH);
  return { month, words: MONTH.format(new Date(month)) };
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function datesProblems({ legalTextsOf }: Config, names: readonly string[]): string[] {
  const dated = typeof legalTextsOf === 'string' ? [] : Object.keys(legalTextsOf);
  return dated
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `shop.config.ts: seller.legalTextsOf dates ${name}, which is no legal text. There are ${names.join(', ')}`,
    );
}

/** Every legal page: the shop's own three, then the operator's further ones. */
export function legalPages(config: Config, folder = LEGAL) {
  const { further, ...own } = legalTexts(config, folder);
  return Object.entries({ ...own, ...further }).map(([name, text]) => ({
    name,
    isExtra: name in further,
    text,
    /** For search engines. */
    description: inShort(text),
  }));
}

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 158;

/** The words of the summary, or the title. */
function inShort({ title, summary }: LegalText): string {
  const words = wordsOf(summary).replaceAll(/\s+/g, ' ').trim() || title;
  return words.length > MAX_DESCRIPTION
    ? `${words.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')} …`
    : words;
}

function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'content' in piece ? wordsOf(piece.content) : ' ';
    })
    .join('');
}
