const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a number as "1,254.5": at most two decimals, without binary noise. */
export function figureText(value: number): string {
  // Adding 0 turns −0 into 0.
  return figures.format(value + 0);
}
