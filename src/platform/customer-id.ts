declare const brand: unique symbol;

/** What identifies a customer in this browser: their e-mail, in one case. */
export type CustomerId = string & { [brand]: true };

/** E-mails that differ only in case, or in spaces around them, are one customer's. */
export function customerId(email: string): CustomerId {
  return email.trim().toLowerCase() as CustomerId;
}
