/** For thousands of steps: no animation and no recording. */
export const PLAIN_RUN = {
  contextOptions: { reducedMotion: 'reduce' },
} as const;
