/** What a first visit may cost: kB as they travel (brotli), requests, layout shift. Times are compared, not budgeted. */
export type Budget = { jsKb: number; totalKb: number; requests: number; cls: number };

export const BUDGETS: Record<string, Budget> = {
  '/': { jsKb: 80, totalKb: 150, requests: 8, cls: 0.01 },
  '/pricing': { jsKb: 110, totalKb: 160, requests: 16, cls: 0.01 },
  '/privacy': { jsKb: 80, totalKb: 150, requests: 8, cls: 0.01 },
  '/terms': { jsKb: 80, totalKb: 150, requests: 8, cls: 0.01 },
  '/refund': { jsKb: 80, totalKb: 150, requests: 8, cls: 0.01 },
};
