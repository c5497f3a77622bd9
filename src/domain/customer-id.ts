declare const brand: unique symbol;

export type CustomerId = string & { [brand]: true };

/** Emails that differ only in case or surrounding spaces belong to the same customer. */
export function customerId(email: string): CustomerId {
  return email.trim().toLowerCase() as CustomerId;
}

/** Whether two emails belong to the same customer. An unknown email matches no customer. */
export function isSameCustomer(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a && b) && customerId(a ?? '') === customerId(b ?? '');
}
