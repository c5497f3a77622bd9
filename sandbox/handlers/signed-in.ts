import type { Visit } from '../operations.ts';
import type { Customer } from '../store/customers.ts';
import { Unauthorised } from '../Unauthorised.ts';

/** The customer of a call that needs one. */
export function signedIn({ customer }: Visit): Customer {
  if (!customer) throw new Unauthorised();
  return customer;
}
