import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { brand } from '../../../shop.config.ts';
import NotFound from '../../../src/app/NotFound.tsx';
import { Navigation } from '../../../src/app/shell/Navigation.tsx';
import { RouteAnnouncer } from '../../../src/app/shell/RouteAnnouncer.tsx';
import { until } from '../../setup/until.ts';

function show() {
  const location = memoryLocation({ path: '/' });
  const { container } = render(
    <Router hook={location.hook}>
      <main id="main">
        <h1>A page</h1>
      </main>
      <RouteAnnouncer />
    </Router>,
  );
  return { ...location, region: container.querySelector('[aria-live]') };
}

test('the first load announces nothing and does not move the focus', () => {
  const { region } = show();
  expect(region?.textContent).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('a navigation updates the head, is announced and moves the focus to the heading', async () => {
  const { navigate, region } = show();
  act(() => navigate('/dashboard'));
  expect(document.activeElement?.tagName).toBe('H1');
  await until(() => expect(document.title).toBe(`Dashboard · ${brand.name}`));
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(region?.textContent).toBe(`Dashboard · ${brand.name}`);

  act(() => navigate('/terms'));
  await until(() => expect(document.title).toBe(`Terms of Use · ${brand.name}`));
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/terms$/);
});

test('a trailing slash does not count as another page', async () => {
  const { navigate, region } = show();
  act(() => navigate('/dashboard/'));
  await until(() => expect(region?.textContent).toBe(`Dashboard · ${brand.name}`));
  (document.activeElement as HTMLElement).blur();
  act(() => navigate('/dashboard?order=AMB-1'));
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['/pricing', 'Purchase'],
  ['/pricing/', 'Purchase'],
  ['/dashboard/', 'Dashboard'],
  ['/', 'Home'],
])('at %s the navigation marks %s as current', (path, name) => {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <Navigation />
    </Router>,
  );
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = main
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.map(({ textContent }) => textContent)).toEqual([name]);
});

test('every missing page is logged once, with its path', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { hook, navigate } = memoryLocation({ path: '/nowhere' });
  const { rerender } = render(<NotFound />, {
    wrapper: ({ children }) => <Router hook={hook}>{children}</Router>,
  });
  rerender(<NotFound />);
  expect(log.mock.calls).toEqual([['404: no page at /nowhere']]);
  act(() => navigate('/no/where'));
  expect(log.mock.calls.slice(1)).toEqual([['404: no page at /no/where']]);
});
