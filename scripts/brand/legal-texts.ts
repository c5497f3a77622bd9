import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalText, Piece } from '../../src/features/legal/own/legal-text.ts';
import { compileLegalText } from './compile-legal-text.ts';

/** An operator's own legal texts. Without one the page shows the shop's. */
const LEGAL = 'brand/legal';
const PAGES = ['privacy', 'terms', 'refund'] as const;

type Page = (typeof PAGES)[number];

/** The operator's legal texts by page. Throws with everything that is wrong in them. */
export async function legalTexts(folder = LEGAL): Promise<Map<Page, LegalText>> {
  const problems = strangers(folder);
  const texts = new Map<Page, LegalText>();
  for (const page of PAGES) {
    const file = join(folder, `${page}.md`);
    if (!existsSync(file)) continue;
    try {
      texts.set(page, await compileLegalText(readFileSync(file, 'utf8'), page === 'privacy'));
    } catch (error) {
      problems.push(`${file} cannot be used:\n  ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
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
export async function legalDefines(): Promise<Record<string, string>> {
  const texts = await legalTexts();
  return Object.fromEntries(
    PAGES.flatMap((page) => {
      const text = texts.get(page);
      return [
        [`__HAS_LEGAL_TEXT__.${page}`, String(text !== undefined)],
        [`__LEGAL_TEXT__.${page}`, JSON.stringify(text ?? null)],
        [`__LEGAL_SUMMARY__.${page}`, JSON.stringify(text === undefined ? null : inShort(text))],
      ];
    }),
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
