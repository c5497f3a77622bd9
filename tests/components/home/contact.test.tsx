import { cleanup, render, screen, within } from '@testing-library/react';
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
  cleanup();
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
