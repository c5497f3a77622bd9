const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** "1,254.5": at most two decimals, without the noise of binary fractions. */
export function figureText(value: number): string {
  // A sum of nothing may be −0.
  return figures.format(value + 0);
}
