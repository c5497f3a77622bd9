import { readdirSync } from 'node:fs';
import { textPages } from '../../build/brand/legal-texts.ts';
import { readConfig } from '../../build/config/read-config.ts';

/** Budgets for a first visit: kB as transferred (brotli), requests, layout shift. Times are compared, not budgeted. */
export type Budget = { jsKb: number; totalKb: number; requests: number; cls: number };

/** The web font in kB, which every page loads. */
const FONT = 30;
const TEXT = { jsKb: 96, totalKb: 112 + FONT, requests: 9, cls: 0.05 };

/** Budgets by path, for visitors who are not signed in. Every page of the build must be listed. */
export const BUDGETS: Record<string, Budget> = {
  '/': { jsKb: 96, totalKb: 119 + FONT, requests: 24, cls: 0.05 },
  '/pricing': { jsKb: 136, totalKb: 168 + FONT, requests: 38, cls: 0.05 },
  '/dashboard': { jsKb: 185, totalKb: 206 + FONT, requests: 52, cls: 0.05 },
  '/forgot-password': { jsKb: 125, totalKb: 142 + FONT, requests: 22, cls: 0.05 },
  '/create-admin': { jsKb: 125, totalKb: 142 + FONT, requests: 22, cls: 0.05 },
  '/account': { jsKb: 125, totalKb: 142 + FONT, requests: 30, cls: 0.05 },
  '/404': TEXT,
  ...Object.fromEntries(
    (await textPages(readConfig('production'))).map(({ name }) => [`/${name}`, TEXT]),
  ),
};

/**
 * Budgets for the customer's dashboard until the generator is usable, and with everything that loads when the browser
 * is idle.
 */
export const DASHBOARD_BUDGETS = {
  usable: { jsKb: 185, totalKb: 243 + FONT, requests: 70, cls: 0.05 },
  whole: { jsKb: 240, totalKb: 275 + FONT, requests: 80, cls: 0.05 },
} satisfies Record<string, Budget>;

/** The path of every page in a build. */
export function builtPaths(dist: string): string[] {
  return readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
}
