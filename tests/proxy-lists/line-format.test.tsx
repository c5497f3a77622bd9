import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLineFormat } from '../../src/saved/line-format.ts';
import { beginSession } from '../../src/session/session.ts';

const KEY = 'proxy-format:ada@example.com';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

const open = () => renderHook(() => useLineFormat()).result;

test("a customer's format is restored on the next visit and used by every list", () => {
  beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } });
  const [first, second] = [open(), open()];
  act(() => first.current[1]({ format: 'http-url' }));
  expect(second.current[0].format).toBe('http-url');
  expect(stored()).toMatchObject({ format: 'http-url' });
  cleanup();
  expect(open().current[0].format).toBe('http-url');
});

test('selecting a format keeps the custom line that another tab has saved in the meantime', () => {
  beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } });
  const lines = open();
  // The storage event has not arrived yet.
  localStorage.setItem(KEY, JSON.stringify({ format: 'template', template: '{host}' }));
  act(() => lines.current[1]({ format: 'http-url' }));
  expect(stored()).toEqual({ format: 'http-url', template: '{host}' });
  expect(lines.current[0].template).toBe('{host}');
});
