/** What a first visit may cost: kB as they travel (brotli), requests, layout shift. Times are compared, not budgeted. */
export type Budget = { jsKb: number; totalKb: number; requests: number; cls: number };

export const BUDGETS: Record<string, Budget> = {
  '/': { jsKb: 86, totalKb: 110, requests: 6, cls: 0.01 },
  '/pricing': { jsKb: 136, totalKb: 150, requests: 12, cls: 0.01 },
  '/privacy': { jsKb: 85, totalKb: 110, requests: 6, cls: 0.01 },
  '/terms': { jsKb: 85, totalKb: 110, requests: 6, cls: 0.01 },
  '/refund': { jsKb: 85, totalKb: 110, requests: 6, cls: 0.01 },
};
