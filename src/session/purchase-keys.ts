/** Where the shop keeps a purchase that the login interrupted (sessionStorage), and a payment that was begun (localStorage). */
export const BEGUN_PURCHASE = 'begun-purchase';
export const PENDING_PAYMENT = 'pending-payment';

/**
 * They are one customer's; the code that works with them may not be loaded when that customer leaves. A tab that hears of
 * it when the next one is there already leaves alone what all tabs share: it is the next one's.
 */
export function forgetPurchases(isNextOneThere: boolean): void {
  try {
    sessionStorage.removeItem(BEGUN_PURCHASE);
    if (!isNextOneThere) localStorage.removeItem(PENDING_PAYMENT);
  } catch {
    // Forbidden storage holds nothing.
  }
}
