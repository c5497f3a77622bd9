/** The promotion on Home and Pricing; null if there is none. The build then omits its code. */
export const PROMOTION = __PROMOTION__;

/** Whether the last day, in UTC, has passed. */
export const isOver = ({ end }: { end: number | null }): boolean =>
  end !== null && Date.now() >= end;
