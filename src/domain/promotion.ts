/** What is promoted on Home and Pricing; null without it, and then none of its code is built. */
export const PROMOTION = __PROMOTION__;

/** Whether the last day, in UTC, has passed. */
export const isOver = ({ end }: { end: number | null }): boolean =>
  end !== null && Date.now() >= end;
