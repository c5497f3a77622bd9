import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getTheme, getThemeChoice, setThemeChoice } from '../../../src/platform/theme.ts';
import { ThemeSwitch } from '../../../src/ui/ThemeSwitch.tsx';
import { user } from '../../setup/user.ts';

const root = document.documentElement;
const system = vi.hoisted(() => {
  const preference = { isLight: false, changed: (): void => undefined };
  const media = {
    get matches() {
      return preference.isLight;
    },
    addEventListener: (_: string, listener: () => void) => {
      preference.changed = listener;
    },
  };
  Object.assign(globalThis, { matchMedia: () => media });
  return preference;
});

beforeEach(() => {
  system.isLight = false;
  root.removeAttribute('data-theme');
  root.removeAttribute('data-signed-in');
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });

test("without a choice, the theme follows the system's preference", () => {
  expect(getThemeChoice()).toBe('system');
  expect(getTheme()).toBe('dark');
  system.isLight = true;
  expect(getTheme()).toBe('light');
});

test('a choice is stored as a plain word and applied at once', async () => {
  render(<ThemeSwitch />);
  await user.click(radio('Light'));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(root.getAttribute('data-theme')).toBe('light');
  expect(radio('Light').checked).toBe(true);
});

test('the page follows a choice in another tab', () => {
  setThemeChoice('dark');
  render(<ThemeSwitch />);
  localStorage.setItem('theme', 'light');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(root.getAttribute('data-theme')).toBe('light');
  expect(radio('Light').checked).toBe(true);
});

test('the page follows the system while the choice is system', () => {
  render(<ThemeSwitch />);
  act(() => setThemeChoice('system'));
  expect(root.getAttribute('data-theme')).toBe('dark');
  system.isLight = true;
  act(() => system.changed());
  expect(root.getAttribute('data-theme')).toBe('light');
});

test('a choice made before hydration is not lost', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ThemeSwitch />);
  const picked = container.querySelector<HTMLInputElement>('input[value="light"]');
  expect(picked?.hasAttribute('checked')).toBe(false);
  if (picked) picked.checked = true;
  render(<ThemeSwitch />, { container, hydrate: true });
  expect(localStorage.getItem('theme')).toBe('light');
  expect(radio('Light').checked).toBe(true);
  container.remove();
});

describe('the head script', () => {
  const run = async () => {
    vi.resetModules();
    await import('../../../src/inline/theme.inline.ts');
  };

  test.each([
    ['light', false, 'light', '#f8f3ea'],
    ['dark', true, 'dark', '#120e0b'],
    ['system', true, 'light', '#f8f3ea'],
    ['system', false, 'dark', '#120e0b'],
    ['"purple"', true, 'light', '#f8f3ea'],
  ])(
    "with %s stored (system light: %s), it applies %s, and the browser's own bar is %s",
    async (stored, light, seen, bar) => {
      document.head.innerHTML =
        '<meta name="theme-color" content="#120e0b" data-dark="#120e0b" data-light="#f8f3ea">';
      system.isLight = light;
      localStorage.setItem('theme', stored);
      await run();
      expect(root.getAttribute('data-theme')).toBe(seen);
      expect(document.querySelector('meta')?.content).toBe(bar);
      document.head.replaceChildren();
    },
  );

  test('marks the page if the customer has a token', async () => {
    localStorage.setItem('user', JSON.stringify({ token: 't', userInfo: {} }));
    await run();
    expect(root.hasAttribute('data-signed-in')).toBe(true);
  });

  test.each(['{', 'null', '{"token":""}', '{"token":5}', '"t"'])(
    'treats the corrupt or empty session %s as signed out, and still applies the theme',
    async (stored) => {
      localStorage.setItem('user', stored);
      localStorage.setItem('theme', 'light');
      await run();
      expect(root.hasAttribute('data-signed-in')).toBe(false);
      expect(root.getAttribute('data-theme')).toBe('light');
    },
  );

  test('works without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    await run();
    expect(root.getAttribute('data-theme')).toBe('dark');
  });
});
