import { Link } from 'wouter';
import { config } from '../../config.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { paths } from '../../paths.ts';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage, SupportLink } from './LegalPage.tsx';

const RENEWALS: LegalSection = {
  id: 'renewals',
  title: 'Renewals and auto-subscription',
  body: (
    <p>
      A renewal of an ISP plan is a purchase like any other. You can disable auto-subscription on
      your dashboard at any time: the plan then runs until its expiry time and is not charged again.
      A renewal that was already charged is not refunded unless one of the exceptions above applies.
    </p>
  ),
};

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'no-refunds',
    title: 'No refunds',
    body: (
      <>
        <p>
          {SELLS_ISP
            ? 'Purchases are final. Data in GB and ISP plans are made available as soon as your payment is confirmed and can be used at once, so we do not give money back for them.'
            : 'Purchases are final. Data in GB is made available as soon as your payment is confirmed and can be used at once, so we do not give money back for it.'}
        </p>
        <p>
          {`This covers data that you have not used, ${SELLS_ISP ? 'ISP plans that you no longer need, a plan bought by mistake' : 'data bought by mistake'}, a location or target site that does not suit your work, and accounts closed under our `}
          <Link href={paths.terms()}>Terms of Use</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'exceptions',
    title: 'Exceptions',
    body: (
      <>
        <p>We do refund a purchase in these three cases:</p>
        <ul>
          <li>
            <strong>Duplicate charges.</strong> You were charged more than once for the same order.
          </li>
          <li>
            <strong>Non-delivery due to technical failures.</strong>
            {` You paid, and because of a fault on our side the data ${SELLS_ISP ? 'or the ISP plan ' : ''}never reached your account and we could not deliver it afterwards.`}
          </li>
          <li>
            <strong>As required by law.</strong> The law of the place where you live gives you a
            right to a refund that a contract cannot take away.
          </li>
        </ul>
        <p>Each request is decided case by case.</p>
      </>
    ),
  },
  {
    id: 'request',
    title: 'How to ask for a refund',
    body: (
      <>
        <p>
          Write to <SupportLink /> from the e-mail address of your account, and tell us:
        </p>
        <ul>
          <li>the order number, as it stands in Orders History on your dashboard;</li>
          <li>the date and the amount of the charge;</li>
          <li>what happened, with the error message or a screenshot if there is one.</li>
        </ul>
        <p>
          Please do so as soon as you notice the problem: logs that help to settle a case are not
          kept for ever. Never send us your password or your full card number.
        </p>
      </>
    ),
  },
  {
    id: 'decision',
    title: 'How a refund is paid',
    body: (
      <>
        <p>
          When a refund is granted, it goes back by the payment method that you used, in US dollars
          and for the amount that you paid, discounts included. How long it takes to show depends on
          your bank or payment provider.
        </p>
        <p>
          Where a technical failure can be put right, we deliver what you bought first. Data or
          addresses that belong to a refunded order are taken off your account.
        </p>
      </>
    ),
  },
  ...(SELLS_ISP ? [RENEWALS] : []),
  {
    id: 'chargebacks',
    title: 'Chargebacks',
    body: (
      <p>
        Please talk to us before you dispute a charge with your bank. We may suspend an account
        while a dispute is open, because we cannot tell a mistake from a stolen card.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about this policy: <SupportLink />.
      </p>
    ),
  },
];

export default function RefundPage() {
  return (
    <LegalPage
      title="Refund Policy"
      summary={
        <span>
          Purchases at <span translate="no">{config.productName}</span> are not refunded, except for
          duplicate charges, for non-delivery due to technical failures, or as required by law. We
          decide case by case.
        </span>
      }
      sections={SECTIONS}
    />
  );
}
