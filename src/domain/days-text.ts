/** '1 day', '30 days'. */
export const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
