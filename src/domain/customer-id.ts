declare const brand: unique symbol;

export type CustomerId = string & { [brand]: true };

/** Emails that differ only in case, or in spaces around them, are one customer's. */
export function customerId(email: string): CustomerId {
  return email.trim().toLowerCase() as CustomerId;
}

/** Whether two emails belong to one customer. An unknown email is no one's. */
export function isSameCustomer(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a && b) && customerId(a ?? '') === customerId(b ?? '');
}
