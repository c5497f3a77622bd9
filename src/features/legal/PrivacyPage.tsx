import { config } from '../../config.ts';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage, SupportLink } from './LegalPage.tsx';
import { STORAGE_SECTION } from './own/legal-text.ts';
import { StoredInBrowser } from './StoredInBrowser.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'collect',
    title: 'What we collect',
    body: (
      <>
        <ul>
          <li>
            <strong>Account.</strong> Your e-mail address and a hash of your password. If you sign
            in with Discord or Google, the identifier and e-mail address that the provider gives us.
          </li>
          <li>
            <strong>Orders.</strong> What you bought, when, for how much, the discount code you used
            and whether the order is paid.
          </li>
          <li>
            <strong>Usage.</strong> How much data each tier has used, and technical records of
            connections: time, volume, the location you asked for and the target host.
          </li>
          <li>
            <strong>Messages.</strong> What you write to support.
          </li>
          {config.errorReportUrl === '' ? null : (
            <li>
              <strong>Errors.</strong> When a page of this site fails, your browser tells us which
              page, which part of our code and why, without your name, your e-mail address, your
              token or anything that you typed or we showed you.
            </li>
          )}
        </ul>
        <p>
          We do not read or keep the content of the traffic that passes through the proxies, and
          with encrypted connections we could not.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    body: (
      <>
        <ul>
          <li>to give you the service you bought, count its data and show you your orders;</li>
          <li>to send codes for registration and password reset;</li>
          <li>to answer you when you write to us;</li>
          <li>to keep the network safe, and find fraud and abuse;</li>
          <li>to meet duties of law, such as bookkeeping.</li>
        </ul>
        <p>We do not sell your data, show advertising or build profiles of you.</p>
      </>
    ),
  },
  {
    ...STORAGE_SECTION,
    body: <StoredInBrowser />,
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        You pay on a page hosted by a payment provider. Your card or wallet details go to that
        provider and never to us; we learn only whether an order was paid. The provider handles your
        data under its own privacy policy.
      </p>
    ),
  },
  {
    id: 'share',
    title: 'Who else receives data',
    body: (
      <>
        <ul>
          <li>companies that host our servers and send our e-mail, on our instruction only;</li>
          <li>the payment provider, for your orders;</li>
          <li>Discord or Google, if you choose to sign in with them;</li>
          <li>authorities, where the law obliges us to.</li>
        </ul>
        <p>
          Our suppliers may process data in other countries than yours. Where the law asks for it,
          contracts with them secure the same level of protection.
        </p>
      </>
    ),
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    body: (
      <p>
        Account data for as long as you have an account; orders for as long as bookkeeping law asks;
        technical records for 90 days, unless they are needed to settle a case of abuse; support
        messages for two years. After that we delete the data or make it anonymous.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections to the site are encrypted, passwords are stored as hashes only, and access to
        customer data is limited to people who need it. No system is perfectly safe: if yours or
        ours is breached in a way that touches you, we tell you.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may ask what we hold about you, have it corrected, exported or deleted, object to its
        use, and complain to the data protection authority where you live. Write to <SupportLink />{' '}
        from the address of your account; we answer within 30 days.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>The service is not meant for anyone under 18, and we do not knowingly hold their data.</p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When this policy changes, the date at the top changes with it, and we announce larger
        changes by e-mail or on the site. Questions: <SupportLink />.
      </p>
    ),
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <span>
          What <span translate="no">{config.productName}</span> knows about you, what for, for how
          long, and what you can do about it.
        </span>
      }
      sections={SECTIONS}
    />
  );
}
