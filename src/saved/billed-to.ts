import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { isSameCustomer } from '../domain/customer-id.ts';
import { boundedText, email as emailText } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

export const MAX_BILLED_TO = 500;

const BilledTo = z.object({
  /** Only this customer's receipts get these lines. */
  customer: emailText,
  text: boundedText(MAX_BILLED_TO),
});

const billedTo = persisted('billed-to', json(BilledTo), null);

/** The lines below "Billed to" on the customer's receipts, such as company, address and VAT ID. */
export function useBilledTo(): [string, (text: string) => void] {
  const { email = '' } = useSession();
  const stored = useAtomValue(billedTo.atom);
  const text = stored !== null && isSameCustomer(stored.customer, email) ? stored.text : '';
  return [
    text,
    (next) => void billedTo.write(next.trim() === '' ? null : { customer: email, text: next }),
  ];
}
