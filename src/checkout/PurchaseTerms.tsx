import { Link } from 'wouter';
import { paths } from '../paths.ts';
import * as css from './PurchaseTerms.css.ts';

const METERING = {
  residential: 'Metered per GB in both directions, until it is used up.',
  isp: 'Unmetered, until the expiry time shown on the plan.',
} as const;

/** Metering, expiry, refunds and acceptance in one line. */
export function PurchaseTerms({ product }: { product: keyof typeof METERING }) {
  return (
    <p className={css.terms}>
      {METERING[product]} No refunds, except as the <Link href={paths.refund()}>Refund Policy</Link>{' '}
      says. By buying you accept it and the <Link href={paths.terms()}>Terms of Use</Link>.
    </p>
  );
}
