import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalTime } from '../../../src/ui/LocalTime.tsx';

describe('a time zone that changes while the page is open', () => {
  const noon = new Date('2026-10-30T12:00:00Z');

  beforeEach(() => {
    vi.useFakeTimers({ now: noon });
    vi.stubEnv('TZ', 'UTC');
  });

  test('changes a time that is shown within a minute, and at once where the page was hidden', () => {
    render(<LocalTime instant={noon} />);
    const time = screen.getByText(/^Oct 30, 2026/);
    expect(time.textContent).toMatch(/, 12:00\sPM$/);
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(time.textContent).toMatch(/, 5:45\sPM$/);
    vi.stubEnv('TZ', 'America/New_York');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(time.textContent).toMatch(/, 8:00\sAM$/);
  });

  test('changes a time that is shown again, without a wait', () => {
    render(<LocalTime instant={noon} />);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    render(<LocalTime instant={noon} />);
    expect(screen.getByText(/^Oct 30, 2026/).textContent).toMatch(/, 5:45\sPM$/);
  });
});
