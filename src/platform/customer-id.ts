declare const brand: unique symbol;

export type CustomerId = string & { [brand]: true };

/** E-mails that differ only in case, or in spaces around them, are one customer's. */
export function customerId(email: string): CustomerId {
  return email.trim().toLowerCase() as CustomerId;
}
