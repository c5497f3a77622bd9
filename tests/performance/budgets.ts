import { readdirSync } from 'node:fs';

/** Budgets of a first visit: kB as transferred (brotli), requests, layout shift. Times are compared, not budgeted. */
export type Budget = { jsKb: number; totalKb: number; requests: number; cls: number };

/** They load the parts of all pages only. */
const TEXT = { jsKb: 76.6, totalKb: 92, requests: 4, cls: 0.01 };

/** By path, for visitors who are not signed in. Every page of the build must be listed. */
export const BUDGETS: Record<string, Budget> = {
  '/': { jsKb: 82, totalKb: 100, requests: 5, cls: 0.01 },
  '/pricing': { jsKb: 119, totalKb: 138, requests: 10, cls: 0.01 },
  '/dashboard': { jsKb: 134.5, totalKb: 151, requests: 12, cls: 0.01 },
  '/forgot-password': { jsKb: 109.5, totalKb: 124, requests: 9, cls: 0.01 },
  '/create-admin': { jsKb: 107, totalKb: 122, requests: 8, cls: 0.01 },
  '/privacy': TEXT,
  '/terms': TEXT,
  '/refund': TEXT,
  '/404': { ...TEXT, totalKb: 90 },
};

/** The customer's dashboard up to the usable generator, and with all that comes when the browser has a moment. */
export const DASHBOARD_BUDGETS = {
  usable: { jsKb: 134.5, totalKb: 161, requests: 15, cls: 0.01 },
  whole: { jsKb: 195.5, totalKb: 226, requests: 28, cls: 0.01 },
} satisfies Record<string, Budget>;

/** The path of every page in a build. */
export function builtPaths(dist: string): string[] {
  return readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
}
