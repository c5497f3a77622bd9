/** How often a long law is tried; mutation testing, which runs it for each mutant, takes a share of it. */
export function runs(full: number): number {
  return Math.ceil(full * Number(process.env['LAW_RUNS_SHARE'] ?? 1));
}
