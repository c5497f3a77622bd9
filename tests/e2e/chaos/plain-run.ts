/** For thousands of steps: without animations. */
export const PLAIN_RUN = {
  contextOptions: { reducedMotion: 'reduce' },
} as const;
