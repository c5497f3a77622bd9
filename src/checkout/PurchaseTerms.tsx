import { Link } from 'wouter';
import { daysText } from '../domain/days-text.ts';
import { paths } from '../paths.ts';
import * as css from './PurchaseTerms.css.ts';

type PurchaseTermsProps = {
  product: 'residential' | 'isp';
  /** Days for which ISP addresses are bought, if known before the purchase. */
  days?: number | undefined;
};

function metering({ product, days }: PurchaseTermsProps): string {
  if (product === 'residential') return 'Metered per GB in both directions, until it is used up.';
  if (days === undefined) return 'Unmetered, until the expiry time shown on the plan.';
  return `Unmetered for ${daysText(days)}. Then the addresses expire, unless you renew them.`;
}

/** Metering, expiry, refunds and acceptance in one line. */
export function PurchaseTerms(props: PurchaseTermsProps) {
  return (
    <p className={css.terms}>
      {metering(props)} No refunds, except as the <Link href={paths.refund()}>Refund Policy</Link>{' '}
      says. By buying you accept it and the <Link href={paths.terms()}>Terms of Use</Link>.
    </p>
  );
}
