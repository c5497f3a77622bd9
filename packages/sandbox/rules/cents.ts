/** Converts dollars, as in the contract, to whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts whole cents to dollars, as in the contract. */
export const toDollars = (cents: number): number => cents / 100;
