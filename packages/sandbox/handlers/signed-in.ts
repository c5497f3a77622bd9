import type { RequestContext } from '../operations.ts';
import type { Customer } from '../store/customers.ts';
import { Unauthorised } from '../Unauthorised.ts';

/** The signed-in customer. Throws for an anonymous call. */
export function signedIn({ customer }: RequestContext): Customer {
  if (!customer) throw new Unauthorised();
  return customer;
}
