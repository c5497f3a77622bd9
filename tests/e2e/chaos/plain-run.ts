/** For thousands of steps: what only pictures need is left out, on the page and of the trace. */
export const PLAIN_RUN = {
  contextOptions: { reducedMotion: 'reduce' },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
} as const;
