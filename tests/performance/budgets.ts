import { readdirSync } from 'node:fs';
import { legalPages } from '../../scripts/brand/legal-texts.ts';
import { readConfig } from '../../scripts/read-config.ts';

/** Budgets of a first visit: kB as transferred (brotli), requests, layout shift. Times are compared, not budgeted. */
export type Budget = { jsKb: number; totalKb: number; requests: number; cls: number };

const TEXT = { jsKb: 84, totalKb: 99.5, requests: 6, cls: 0.01 };

/** By path, for visitors who are not signed in. Every page of the build must be listed. */
export const BUDGETS: Record<string, Budget> = {
  '/': { jsKb: 84, totalKb: 102, requests: 5, cls: 0.01 },
  '/pricing': { jsKb: 124, totalKb: 143, requests: 10, cls: 0.01 },
  '/dashboard': { jsKb: 140, totalKb: 156.5, requests: 13, cls: 0.01 },
  '/forgot-password': { jsKb: 115, totalKb: 129.5, requests: 9, cls: 0.01 },
  '/create-admin': { jsKb: 115, totalKb: 130, requests: 8, cls: 0.01 },
  '/404': { ...TEXT, totalKb: 97.5 },
  ...Object.fromEntries(
    (await legalPages(readConfig('production'))).map(({ name }) => [`/${name}`, TEXT]),
  ),
};

/** The customer's dashboard up to the usable generator, and with all that comes when the browser has a moment. */
export const DASHBOARD_BUDGETS = {
  usable: { jsKb: 140, totalKb: 166.5, requests: 16, cls: 0.01 },
  whole: { jsKb: 205, totalKb: 235.5, requests: 30, cls: 0.01 },
} satisfies Record<string, Budget>;

/** The path of every page in a build. */
export function builtPaths(dist: string): string[] {
  return readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
}
