import { render, screen, within } from '@testing-library/react';
import { ownPages } from 'virtual:shop';
import { expect, test, vi } from 'vitest';
import * as shop from '../../../shop.config.ts';
import { Footer } from '../../../src/app/shell/Footer.tsx';
import { PurchaseTerms } from '../../../src/checkout/PurchaseNotice.tsx';
import { config } from '../../../src/config.ts';
import { CLAIMS } from '../../../src/domain/products.ts';
import { SocialButtons } from '../../../src/features/auth/SocialButtons.tsx';
import { Hero } from '../../../src/features/home/Hero.tsx';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { TicketLink } from '../../../src/features/pricing/PlanCard.tsx';
import { useLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import { configFrom } from '../../../tools/build/config/read-config.ts';
import { jsonLdFor } from '../../../tools/build/pages/head.ts';
import { changeShopFile } from '../../setup/shop-file.ts';
import { click } from '../../setup/user.ts';

const withContact = (contact: Partial<typeof shop.contact>) =>
  changeShopFile({ contact: { ...shop.contact, ...contact } });
const MAIL = `mailto:${shop.contact.support}?subject=Ticket`;
const DialogMode = () => {
  const { isOpen, mode } = useLoginDialog();
  return <output>{isOpen ? mode : 'closed'}</output>;
};

test('without a community chat, bulk and subnet tickets go to support, and no invitation appears', () => {
  withContact({ community: null });
  render(
    <>
      <HomePage />
      <TicketLink />
      <Footer />
    </>,
  );
  const bulk = screen.getByRole('region', { name: 'Buying in bulk?' });
  expect(within(bulk).getByRole('link').getAttribute('href')).toBe(MAIL);
  const links = screen.getAllByRole('link', { name: /^Open Ticket/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([MAIL, MAIL]);
  expect(document.body.textContent).not.toMatch(/community|Join our/i);
});

test('without social profiles, the footer and structured data list none', () => {
  withContact({ social: null, community: null });
  render(<Footer />);
  const external = screen.getAllByRole('link').filter((link) => link.getAttribute('target'));
  expect(external).toEqual([]);
  expect(JSON.stringify(jsonLdFor({ path: '/' }))).toContain('"sameAs":[]');
});

test('a support chat is a footer link that opens a new tab, and is optional', () => {
  withContact({ chat: 'https://chat.shop.example/' });
  const { unmount } = render(<Footer />);
  const link = screen.getByRole('link', { name: 'Chat' });
  expect(link.getAttribute('href')).toBe('https://chat.shop.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  unmount();
  withContact({ chat: null });
  render(<Footer />);
  expect(screen.queryByRole('link', { name: 'Chat' })).toBe(null);
});

test('a status page is a footer link, and is optional', () => {
  withContact({ status: 'https://status.shop.example/' });
  const { unmount } = render(<Footer />);
  const link = screen.getByRole('link', { name: 'Service status' });
  expect(link.getAttribute('href')).toBe('https://status.shop.example/');
  unmount();
  withContact({ status: null });
  render(<Footer />);
  expect(screen.queryByRole('link', { name: 'Service status' })).toBe(null);
});

test('links of the shop file appear in the footer under Resources, which is omitted without any', () => {
  changeShopFile({ links: [] });
  const { unmount } = render(<Footer />);
  const hasOwn = ownPages.some(({ place }) => place !== 'legal');
  expect(screen.queryByRole('navigation', { name: 'Resources' }) !== null).toBe(hasOwn);
  unmount();
  changeShopFile({ links: [{ text: 'Status', url: 'https://status.shop.example' }] });
  render(<Footer />);
  const resources = screen.getByRole('navigation', { name: 'Resources' });
  const link = within(resources).getByRole('link', { name: 'Status' });
  expect(link.getAttribute('href')).toBe('https://status.shop.example');
});

test('leaving out a support chat or a status page is the same as null', () => {
  const { chat: _chat, status: _status, ...contact } = shop.contact;
  const { chatUrl, statusUrl } = configFrom({}, { ...shop, contact });
  expect([chatUrl, statusUrl]).toEqual([null, null]);
});

test("the shop file's texts appear on Home and below prices, and replace our promises", () => {
  changeShopFile({
    texts: {
      title: 'Proxies for researchers.',
      lead: 'Choose a place.',
      reasons: [{ title: 'Run by two people', text: 'In Galway' }],
      security: { claim: 'Paid elsewhere', text: 'The provider asks for the card.' },
      performance: { claim: 'Measured daily', text: 'See our status page.' },
      refunds: 'Unused data is refunded: see the Refund Policy, please.',
    },
  });
  render(
    <>
      <HomePage />
      <PurchaseTerms plan="basic" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proxies for researchers. ');
  const { textContent } = document.body;
  expect(textContent).toContain('In Galway');
  expect(textContent).toContain(
    'Unused data is refunded: see the Refund Policy, please. By buying, you agree to it',
  );
  expect(textContent).not.toMatch(/fraud|low latency|never see your card|No refunds|One line of/i);
});

test('claims that are null do not appear on Home', () => {
  const none = Object.fromEntries(Object.keys(shop.claims).map((name) => [name, null]));
  changeShopFile({ claims: none });
  const claimed = { ...CLAIMS };
  Object.assign(CLAIMS, none);
  render(<HomePage />);
  expect(screen.queryByRole('region', { name: 'In figures' })).toBeNull();
  const values = Object.values(shop.claims).flatMap((claim) => claim?.value ?? []);
  for (const value of values) expect(document.body.textContent).not.toContain(value);
  expect(config.texts.figures).toBe('');
  Object.assign(CLAIMS, claimed);
});

test('without Discord, Home and the dialog offer only Google', async () => {
  changeShopFile({ signIn: { discord: false, google: true } });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  render(
    <>
      <Hero />
      <SocialButtons />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Discord');
  await click('Sign up with Google');
  expect(String(opened.mock.calls[0]?.[0])).toMatch(/GetGoogleLogin$/);
});

test('without any provider, Home opens Create Account and shows no provider buttons', async () => {
  changeShopFile({ signIn: { discord: false, google: false } });
  const opened = vi.spyOn(window, 'open');
  render(
    <>
      <Hero />
      <SocialButtons />
      <DialogMode />
    </>,
  );
  expect(document.body.textContent).not.toMatch(/Discord|Google/);
  await click('Create Account');
  expect(screen.getByRole('status').textContent).toBe('sign-up');
  expect(opened).not.toHaveBeenCalled();
});
