import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { configFrom } from '../../../scripts/read-config.ts';
import * as shop from '../../../shop.config.ts';
import { Footer } from '../../../src/app/shell/Footer.tsx';
import { jsonLdFor } from '../../../src/app/shell/head.ts';
import { config } from '../../../src/config.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { TicketLink } from '../../../src/features/pricing/PlanCard.tsx';

const ORIGINAL = { ...config };
const withContact = (contact: Partial<typeof shop.contact>) =>
  Object.assign(config, configFrom({}, { ...shop, contact: { ...shop.contact, ...contact } }));
afterEach(() => {
  Object.assign(config, ORIGINAL);
});

const MAIL = `mailto:${shop.contact.support}?subject=Ticket`;

test('without a community chat, bulk and subnet tickets go to the support, and nothing invites to a chat', () => {
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

test('without a social page, the footer and the data for search engines name none', () => {
  withContact({ social: null, community: null });
  render(<Footer />);
  const external = screen.getAllByRole('link').filter((link) => link.getAttribute('target'));
  expect(external).toEqual([]);
  expect(JSON.stringify(jsonLdFor('/'))).toContain('"sameAs":[]');
});

test('a support chat is a link of the footer in a tab of its own, and is not there without one', () => {
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

test('a file without a support chat says the same as null', () => {
  const { chat: _chat, ...contact } = shop.contact;
  expect(configFrom({}, { ...shop, contact }).chatUrl).toBe(null);
});
