import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RealtimeIndicator } from '../../../src/app/dashboard/RealtimeIndicator.tsx';
import { setHubState } from '../../../src/realtime/hub-state.ts';

test('the indicator appears only if the hub is disconnected for five seconds', () => {
  vi.useFakeTimers();
  render(<RealtimeIndicator />);
  const isMentioned = () =>
    !screen.getByText('Live updates paused').className.includes('notPaused');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(4999);
  expect(isMentioned()).toBe(false);
  pass(1);
  expect(isMentioned()).toBe(true);
  act(() => setHubState('Connected'));
  expect(isMentioned()).toBe(false);
  pass(6000);
  expect(isMentioned()).toBe(false);
  screen.getByText('Live payment updates: Connected');
  act(() => setHubState('Disconnected'));
  pass(5000);
  expect(isMentioned()).toBe(true);
});
