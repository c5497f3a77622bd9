import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RangeCalendarPanel } from '../../../src/ui/RangeCalendarPanel.tsx';

afterEach(cleanup);

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
