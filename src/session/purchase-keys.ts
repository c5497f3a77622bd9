/** Where the shop keeps a purchase that the login interrupted (sessionStorage), and a payment that was begun (localStorage). */
export const BEGUN_PURCHASE = 'begun-purchase';
export const PENDING_PAYMENT = 'pending-payment';

/** They are one customer's; the code that works with them may not be loaded when that customer leaves. */
export function forgetPurchases(): void {
  try {
    sessionStorage.removeItem(BEGUN_PURCHASE);
    localStorage.removeItem(PENDING_PAYMENT);
  } catch {
    // Forbidden storage holds nothing.
  }
}
