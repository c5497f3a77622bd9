import { Link } from 'wouter';
import { config } from '../../config.ts';
import { PLANS, SELLS_ISP } from '../../domain/plans.ts';
import { CLAIMS } from '../../domain/products.ts';
import { paths } from '../../paths.ts';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage, SupportLink } from './LegalPage.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Who these terms bind',
    body: (
      <>
        <p>
          By opening an account, buying or using a proxy of{' '}
          <span translate="no">{config.productName}</span> you accept these terms. If you act for a
          company, you confirm that you may bind it, and “you” means that company.
        </p>
        <p>You must be at least 18 years old and able to enter into a contract.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>{`We sell access to proxy servers${SELLS_ISP ? ' in two forms' : ''}:`}</p>
        <ul>
          <li>
            <strong>Residential data</strong>
            {`, in the tiers ${PLANS.basic.shortName} and ${PLANS.premium.shortName}, priced per GB. You use it with proxy credentials that you generate by location on your dashboard.`}
          </li>
          {SELLS_ISP ? (
            <li>
              <strong>ISP plans</strong>, US addresses priced per IP, for a number of days, until
              the expiry time shown on the plan.
            </li>
          ) : null}
        </ul>
        <p>
          You get a right to use the service while your data or plan lasts. Addresses stay ours or
          our suppliers’ and may be replaced. What is available in a country, state or city changes
          over time.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          Give an e-mail address that you can read, keep your password and your proxy credentials to
          yourself, and tell us at once if someone else has them. What is done with your credentials
          counts as done by you.
        </p>
        <p>
          Do not share or resell one account. Bulk buyers who need separation into different
          accounts open a ticket on our community chat.
        </p>
      </>
    ),
  },
  {
    id: 'metering',
    title: 'How data is counted',
    body: (
      <>
        <p>
          Residential traffic is metered in GB, both directions together, as our servers measure it.
          Requests that fail at the target still use data. Your dashboard shows what is used and
          what is left; it may be a few minutes behind.
        </p>
        <p>
          When the data of a tier is used up, its proxies stop working until you buy more. Data of
          one tier cannot be moved to the other.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          Prices are in US dollars. The total that you see before you press Buy now is the total
          that you pay, apart from taxes or fees that your payment provider shows. A discount code
          counts only for the order it is applied to and can be withdrawn at any time.
        </p>
        <p>
          You pay on a page hosted by our payment provider, in a new tab; your card details never
          reach us. An order is fulfilled when the provider confirms the payment.
        </p>
        <p>
          {`${SELLS_ISP ? 'With auto-subscription an ISP plan renews itself through the payment provider until you disable it. ' : ''}Refunds follow the `}
          <Link href={paths.refund()}>Refund Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>Use the service lawfully and with care for the sites that you visit. You must not:</p>
        <ul>
          <li>
            break into systems, spread malware, phish, send spam or flood a site with traffic;
          </li>
          <li>commit fraud, test stolen cards or credentials, or take over accounts;</li>
          <li>reach or share material that abuses children, or harass or stalk anyone;</li>
          <li>infringe the rights of others, or collect personal data without a lawful ground;</li>
          <li>buy up tickets or goods where the law forbids doing so by automatic means;</li>
          <li>get around sanctions, or use the service where the law forbids it;</li>
          <li>probe, overload or resell our network, or get around the metering of data.</li>
        </ul>
        <p>
          You are responsible for respecting the terms of the sites that you reach. We may block
          single targets to protect the network.
        </p>
      </>
    ),
  },
  {
    id: 'suspension',
    title: 'Suspension and end',
    body: (
      <p>
        We may limit or suspend an account that breaks these terms, that puts the network or other
        people at risk, or whose payment is disputed. Where we can, we tell you why and give you a
        chance to put it right. You may stop using the service at any time and ask us to close your
        account; data and plans that are left then lapse.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and warranty',
    body: (
      <p>
        {`We aim for ${CLAIMS.uptime.value} uptime, but the service is provided as it is. Residential addresses belong to real connections that come and go, and we cannot promise that a certain address, place or target site will always work.`}
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for lost profit, lost data or indirect damage,
        and our liability for anything else is limited to what you paid us in the three months
        before the claim arose. Nothing here limits liability that the law does not let us limit.
        You answer for claims of others that arise from your use against these terms.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. The date at the top says when we last did. A change to your
        disadvantage is announced by e-mail or on the site before it takes effect; by using the
        service after that you accept it.
      </p>
    ),
  },
  ...(config.jurisdiction === ''
    ? []
    : [
        {
          id: 'law',
          title: 'Law',
          body: (
            <p>
              {`These terms are under the law of ${config.jurisdiction}, as far as the law of the place where you live does not give you rights that a contract cannot take away.`}
            </p>
          ),
        },
      ]),
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <SupportLink />.
      </p>
    ),
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      summary={
        <span>
          The rules for using <span translate="no">{config.productName}</span>: what you buy, how it
          is counted, and what it may not be used for.
        </span>
      }
      sections={SECTIONS}
    />
  );
}
