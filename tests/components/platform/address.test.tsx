import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import {
  changeSearchParams,
  parseUrl,
  setSearchParam,
  useAfterClick,
  useSearchParams,
} from '../../../src/platform/address.ts';

const ORDER = 'A%41+é B';
const query = `plan=${encodeURIComponent(ORDER)}`;

function Plan() {
  return <output>{useSearchParams().get('plan') ?? 'none'}</output>;
}
const shown = () => screen.getByRole('status').textContent;

test('URL parameters are read unchanged', () => {
  history.replaceState(null, '', `/dashboard?${query}`);
  render(<Plan />);
  expect(shown()).toBe(ORDER);
  act(() => history.pushState(null, '', '/dashboard'));
  expect(shown()).toBe('none');
});

test('a change keeps the rest of the query, and builds on the previous change', () => {
  history.replaceState(null, '', `/dashboard?${query}`);
  const length = history.length;
  render(<Plan />);
  const set = (name: string) => (search: URLSearchParams) => {
    search.set(name, '1');
    return search;
  };
  act(() => {
    changeSearchParams(set('page'));
    changeSearchParams(set('orders'));
  });
  expect(shown()).toBe(ORDER);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    plan: ORDER,
    page: '1',
    orders: '1',
  });
  expect(history.length).toBe(length + 2);
  act(() => changeSearchParams(() => new URLSearchParams()));
  expect(location.pathname + location.search).toBe('/dashboard');
});

test('the prerendered page has no query, and reads it during hydration', () => {
  history.replaceState(null, '', `/dashboard?${query}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Plan />);
  expect(container.textContent).toBe('none');
  render(<Plan />, { container, hydrate: true });
  expect(container.textContent).toBe(ORDER);
  container.remove();
});

test('what a click opens is rendered after the click is handled, and what Back opens immediately', () => {
  const rendered: string[] = [];
  function Opened() {
    const plan = useSearchParams().get('plan') ?? 'none';
    rendered.push(`${useAfterClick(plan)} at ${plan}`);
    return null;
  }
  history.replaceState(null, '', '/dashboard');
  render(<Opened />);
  rendered.length = 0;
  act(() => setSearchParam('plan', 'A'));
  expect(new Set(rendered)).toEqual(new Set(['none at A', 'A at A']));
  rendered.length = 0;
  act(() => {
    // Without an event of the router.
    History.prototype.replaceState.call(history, null, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(new Set(rendered)).toEqual(new Set(['none at none']));
});

test('one parameter can change alone, with or without a history entry', () => {
  history.replaceState(null, '', `/dashboard?${query}`);
  const length = history.length;
  render(<Plan />);
  act(() => setSearchParam('page', '2', { replace: true }));
  expect(location.search).toBe(`?${new URLSearchParams({ plan: ORDER, page: '2' })}`);
  expect(history.length).toBe(length);
  act(() => setSearchParam('plan', null));
  expect(location.search).toBe('?page=2');
  expect(shown()).toBe('none');
  expect(history.length).toBe(length + 1);
});

test('components rendered for another query see that query', () => {
  history.replaceState(null, '', `/dashboard?${query}`);
  render(
    <Router searchHook={() => '?plan=next'}>
      <Plan />
    </Router>,
  );
  expect(shown()).toBe('next');
});

test('an invalid URL is ignored', () => {
  expect(parseUrl('https://')).toBeNull();
  expect(parseUrl('/hubs')).toBeNull();
  expect(parseUrl('/hubs', 'https://api.example')?.href).toBe('https://api.example/hubs');
});
