import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRecipes, type Recipe } from '../../../src/saved/recipes.ts';
import { beginSession, keepUserInfo } from '../../../src/session/session.ts';

const KEY = 'recipes:ada@example.com';
const recipe = (name: string): Recipe => ({
  name,
  settings: { tier: 'basic', country: 'us', state: '', city: '', life: 15, amount: 100 },
  format: 'http-url',
});
const keep = (...names: string[]) => localStorage.setItem(KEY, JSON.stringify(names.map(recipe)));
const kept = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? '[]') as Recipe[]).map(({ name }) => name);

test('recipes load as soon as the customer is known, and stay when one is saved', () => {
  keep('Berlin', 'Texas');
  beginSession({ token: 't1', userInfo: {} });
  const { result } = renderHook(() => useRecipes());
  expect(result.current.recipes).toEqual([]);
  act(() => keepUserInfo('t1', { email: 'ada@example.com' }));
  expect(result.current.recipes).toHaveLength(2);
  act(() => expect(result.current.save(recipe('Oslo'))).toBe(true));
  expect(kept()).toEqual(['Berlin', 'Texas', 'Oslo']);
  expect(result.current.recipes).toHaveLength(3);
});

test('recipes that another tab saves in the meantime stay', () => {
  beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } });
  const { result } = renderHook(() => useRecipes());
  keep('Berlin', 'Texas');
  act(() => expect(result.current.save(recipe('Oslo'))).toBe(true));
  keep('Berlin', 'Texas', 'Oslo', 'Lima');
  act(() => expect(result.current.remove('Texas')).toBe(true));
  expect(kept()).toEqual(['Berlin', 'Oslo', 'Lima']);
});
