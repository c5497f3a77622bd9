import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../build/config/schema.ts';
import type { LegalText, Piece } from '../../src/features/legal/legal-text.ts';
import { compileLegalText } from './compile-legal-text.ts';
import { defaultText } from './default-text.ts';

/** An operator's own legal texts. Without one the page shows the shop's, src/features/legal/*.md. */
const LEGAL = 'brand/legal';
const PAGES = ['privacy', 'terms', 'refund'] as const;

type Page = (typeof PAGES)[number];

type Text = LegalText & { isOwn: boolean };

/** The legal texts by page, the operator's where there is one. Throws with everything that is wrong in them. */
export function legalTexts(config: Settings, folder = LEGAL): Record<Page, Text> {
  const problems = strangers(folder);
  const texts = PAGES.flatMap((page) => {
    const file = join(folder, `${page}.md`);
    const isOwn = existsSync(file);
    const markdown = isOwn ? readFileSync(file, 'utf8') : defaultText(page, config);
    try {
      const text = compileLegalText(markdown, page === 'privacy', config.productName);
      return [[page, { ...text, isOwn }] as const];
    } catch (error) {
      problems.push(`${file} cannot be used:\n  ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(texts) as Record<Page, Text>;
}

/** Files that no page shows. */
function strangers(folder: string): string[] {
  const known = PAGES.map((page) => `${page}.md`);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => !file.startsWith('.') && !known.includes(file))
    .map((file) => `${join(folder, file)}: no page shows it. The pages are ${known.join(', ')}`);
}

/** What the shop's code knows of the texts, for Vite's `define`. */
export function legalDefines(config: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(legalTexts(config)).flatMap(([page, { isOwn, ...text }]) => [
      [`__LEGAL_TEXT__.${page}`, JSON.stringify(text)],
      [`__LEGAL_SUMMARY__.${page}`, JSON.stringify(isOwn ? inShort(text) : null)],
    ]),
  );
}

/** The words of the summary, or the title, for search engines. */
function inShort({ title, summary }: LegalText): string {
  return wordsOf(summary).replaceAll(/\s+/g, ' ').trim() || title;
}

function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'content' in piece ? wordsOf(piece.content) : ' ';
    })
    .join('');
}
