/** Dollars of the wire to whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Whole cents to dollars of the wire. */
export const toDollars = (cents: number): number => cents / 100;
