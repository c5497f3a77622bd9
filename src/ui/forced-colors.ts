/** High-contrast themes: the system replaces colours and removes shadows and backgrounds. */
export const forced = '(forced-colors: active)';

/** Uses the system's selection colours; the focus ring is reserved for the focus. */
export const chosen = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
