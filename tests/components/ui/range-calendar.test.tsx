import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RangeCalendarPanel } from '../../../src/ui/RangeCalendarPanel.tsx';
import { user } from '../../setup/user.ts';

test('days after the maximum cannot be picked', () => {
  render(
    <RangeCalendarPanel
      label="Dates"
      value={{ start: '2026-11-03', end: '2026-11-10' }}
      onChange={() => undefined}
      maxValue="2026-11-21"
    />,
  );
  const isDisabled = (day: string) =>
    screen
      .getByRole('button', { name: new RegExp(`November ${day}, 2026`) })
      .getAttribute('aria-disabled');
  expect([isDisabled('21'), isDisabled('22')]).toEqual([null, 'true']);
});

test('a range of days can be picked with only the keyboard', async () => {
  const onChange = vi.fn<(range: { start: string; end: string }) => void>();
  render(
    <RangeCalendarPanel
      label="Dates"
      value={{ start: '2026-11-21', end: '2026-11-21' }}
      onChange={onChange}
      maxValue="2026-11-21"
    />,
  );
  // The name also contains what is chosen.
  act(() => screen.getByRole('button', { name: /November 21, 2026/ }).focus());
  await user.keyboard('{ArrowUp}{Enter}');
  // After the first day is chosen, the calendar moves on by one.
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-14', end: '2026-11-16' });
});
