/** Number of runs of a long property. Mutation testing, which runs it for each mutant, uses a fraction. */
export function runs(full: number): number {
  return Math.ceil(full * Number(process.env['LAW_RUNS_SHARE'] ?? 1));
}
