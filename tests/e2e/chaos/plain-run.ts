/** For thousands of steps: what moves only costs time. */
export const PLAIN_RUN = {
  contextOptions: { reducedMotion: 'reduce' },
} as const;
