/** Windows' high-contrast themes and their like: own colours are replaced, shadows and backgrounds are gone. */
export const forced = '(forced-colors: active)';

/** What is chosen looks as it does in the rest of the system; the focus ring stays free for the focus. */
export const chosen = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
