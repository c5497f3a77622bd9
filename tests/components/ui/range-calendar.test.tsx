import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RangeCalendarPanel } from '../../../src/ui/RangeCalendarPanel.tsx';

test('days after the last one cannot be picked', () => {
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

test('a range of days is picked with the keyboard alone', () => {
  const onChange = vi.fn<(range: { start: string; end: string }) => void>();
  render(
    <RangeCalendarPanel
      label="Dates"
      value={{ start: '2026-11-21', end: '2026-11-21' }}
      onChange={onChange}
      maxValue="2026-11-21"
    />,
  );
  const press = (key: string) => {
    const focused = document.activeElement ?? document.body;
    fireEvent.keyDown(focused, { key });
    fireEvent.keyUp(focused, { key });
  };
  // The name also says what is chosen.
  act(() => screen.getByRole('button', { name: /November 21, 2026/ }).focus());
  press('ArrowUp');
  press('Enter');
  // After the first day is chosen, the calendar moves on by one.
  press('ArrowRight');
  press('Enter');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-14', end: '2026-11-16' });
});
