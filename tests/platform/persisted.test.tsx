import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as Persisted from '../../src/platform/persisted.ts';
import { STORED_KEYS, type StoredKey } from '../../src/platform/stored-keys.ts';

const TEXT = { parse: (text: string) => text, print: (text: string) => text };
let platform: typeof Persisted;

beforeEach(async () => {
  // A fresh module, without the values that an earlier test kept in memory.
  vi.resetModules();
  platform = await import('../../src/platform/persisted.ts');
});

const full = (entries = new Map<string, string>()) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
const tellTab = (key: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));

test('a value is restored on the next visit, under its own key and unchanged', async () => {
  const theme = platform.persisted('theme', TEXT, 'system');
  expect(theme.read()).toBe('system');
  expect(theme.write('light')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('light');
  vi.resetModules();
  const next = await import('../../src/platform/persisted.ts');
  expect(next.persisted('theme', TEXT, 'system').read()).toBe('light');
});

test('a component shows every change in this tab and others', () => {
  const theme = platform.persisted('theme', TEXT, 'system');
  const { result } = renderHook(() => platform.usePersisted(theme)[0]);
  act(() => void theme.write('light'));
  expect(result.current).toBe('light');
  localStorage.setItem('theme', 'dark');
  tellTab('theme');
  expect(result.current).toBe('dark');
  localStorage.clear();
  tellTab(null);
  expect(result.current).toBe('system');
});

test('a page restored from the back-forward cache reads the value again', () => {
  const theme = platform.persisted('theme', TEXT, 'system');
  const { result } = renderHook(() => platform.usePersisted(theme)[0]);
  localStorage.setItem('theme', 'dark');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current).toBe('dark');
});

test('only changes in other tabs are reported as such', () => {
  const theme = platform.persisted('theme', TEXT, 'system');
  const listener = vi.fn<() => void>();
  const stop = theme.onOtherTab(listener);
  theme.write('light');
  tellTab('user');
  expect(listener).not.toHaveBeenCalled();
  tellTab('theme');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  tellTab('theme');
  expect(listener).toHaveBeenCalledOnce();
});

test('the prerendered page and the first render show the initial value', async () => {
  const { StoreProvider } = await import('../../src/platform/store.tsx');
  localStorage.setItem('theme', 'light');
  const theme = platform.persisted('theme', TEXT, 'system');
  const drawn: string[] = [];
  const Probe = () => {
    const [value] = platform.usePersisted(theme);
    drawn.push(value);
    return <p>{value}</p>;
  };
  const page = (
    <StoreProvider>
      <Probe />
    </StoreProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('system');
  drawn.length = 0;
  const onRecoverableError = vi.fn<() => void>();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(drawn[0]).toBe('system');
  expect(screen.getByText('light')).toBeDefined();
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});

test('a component that mounts later shows the value stored at that time', () => {
  const theme = platform.persisted('theme', TEXT, 'system');
  expect(theme.read()).toBe('system');
  localStorage.setItem('theme', 'dark');
  expect(renderHook(() => platform.usePersisted(theme)[0]).result.current).toBe('dark');
});

test.each([
  ['full', () => full()],
  ['forbidden', () => vi.stubGlobal('localStorage', undefined)],
])('if storage is %s, a value lasts as long as the page', (_name, forbid) => {
  forbid();
  const theme = platform.persisted('theme', TEXT, 'system');
  expect(theme.write('light')).toBe(false);
  expect(theme.read()).toBe('light');
  expect(renderHook(() => platform.usePersisted(theme)[0]).result.current).toBe('light');
  const recipes = platform.persistedByCustomer('recipes', TEXT, 'none');
  expect(recipes({ email: 'ada@example.com', visitId: 1 }).write('hers')).toBe(false);
  expect(recipes({ email: 'ada@example.com', visitId: 2 }).read()).toBe('hers');
  vi.unstubAllGlobals();
  expect(theme.write('dark')).toBe(true);
  expect(theme.read()).toBe('dark');
});

test("another tab's choice overrides a value that could not be stored", () => {
  const entries = new Map([['theme', 'dark']]);
  full(entries);
  const theme = platform.persisted('theme', TEXT, 'system');
  theme.write('light');
  tellTab('theme');
  expect(theme.read()).toBe('dark');
});

test('a corrupt value counts as missing, does not throw, and is replaced by the next one', () => {
  localStorage.setItem('theme', '{');
  const format = platform.json(z.string());
  expect(platform.persisted('theme', format, 'system').read()).toBe('system');
  localStorage.setItem('theme', '7');
  const theme = platform.persisted('theme', format, 'system');
  expect(theme.read()).toBe('system');
  theme.write('dark');
  expect(localStorage.getItem('theme')).toBe('"dark"');
  expect(theme.read()).toBe('dark');
});

test('values of one tab are separate from those of other tabs', () => {
  platform.persisted('purchase-intent', TEXT, '').write('x');
  expect(sessionStorage.getItem('purchase-intent')).toBe('x');
  expect(localStorage.length).toBe(0);
});

describe("a customer's value", () => {
  const ada = { email: 'ada@example.com', visitId: 1 };
  const bob = { email: 'bob@example.com', visitId: 2 };
  const stranger = { email: undefined, visitId: 3 };

  test('is stored under the email, and visible to no one else', () => {
    const recipes = platform.persistedByCustomer('recipes', TEXT, 'none');
    expect(recipes(ada).write('hers')).toBe(true);
    expect(localStorage.getItem('recipes:ada@example.com')).toBe('hers');
    expect(recipes(bob).read()).toBe('none');
    expect(recipes({ ...ada, visitId: 4 }).read()).toBe('hers');
  });

  test('is found whatever the case of the typed email', () => {
    const recipes = platform.persistedByCustomer('recipes', TEXT, 'none');
    recipes(ada).write('hers');
    expect(recipes({ email: ' Ada@Example.com', visitId: 5 }).read()).toBe('hers');
  });

  test('is kept in memory until the email is known', () => {
    const recipes = platform.persistedByCustomer('recipes', TEXT, 'none');
    const own = recipes(stranger);
    expect(own.write('mine')).toBe(false);
    expect(recipes(stranger).read()).toBe('mine');
    expect(recipes({ visitId: 4 }).read()).toBe('none');
    platform.removeAtLogOut({ isNextOneThere: false });
    own.write('late');
    tellTab(null);
    expect(localStorage.length).toBe(0);
    expect(recipes(stranger).read()).toBe('none');
  });
});

describe('Log out', () => {
  const KEYS: [string, StoredKey][] = Object.entries(STORED_KEYS);
  const areaOf = ({ life }: StoredKey) => (life === 'tab' ? sessionStorage : localStorage);
  const left = () =>
    KEYS.filter(([key, about]) => areaOf(about).getItem(nameOf(key, about)) !== null);
  const nameOf = (key: string, { life }: StoredKey) =>
    life === 'customer' ? `${key}:ada@example.com` : key.replace('*', 'project');
  const fill = () => {
    platform.nameServiceKey('sb-project-auth-token');
    for (const [key, about] of KEYS) areaOf(about).setItem(nameOf(key, about), '{}');
  };

  test('removes exactly what the list contains, whatever code is loaded', () => {
    fill();
    platform.removeAtLogOut({ isNextOneThere: false });
    expect(left().map(([key]) => key)).toEqual(
      KEYS.filter(([, { atLogOut }]) => atLogOut !== 'removed').map(([key]) => key),
    );
    expect(left().map(([key]) => key)).toEqual([
      'user',
      'theme',
      'language',
      'dismissed-announcement',
      'generator',
      'recipes',
      'proxy-format',
      'isp-labels',
      'data-readings',
      'recipe-link',
      'reloaded',
    ]);
  });

  test('keeps shared keys if the next customer is already signed in in another tab', () => {
    fill();
    platform.removeAtLogOut({ isNextOneThere: true });
    const gone = KEYS.filter(([key]) => !left().some(([other]) => other === key));
    expect(gone.map(([key]) => key)).toEqual(['purchase-intent', 'resume-point']);
  });

  test('updates the screen at once', () => {
    const begun = platform.persisted('purchase-intent', TEXT, '');
    begun.write('x');
    const { result } = renderHook(() => platform.usePersisted(begun)[0]);
    act(() => platform.removeAtLogOut({ isNextOneThere: false }));
    expect(result.current).toBe('');
  });
});
