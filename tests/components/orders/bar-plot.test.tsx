import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BarPlot } from '../../../src/features/orders/BarPlot.tsx';

vi.unmock('../../../src/features/orders/BarPlot.tsx');
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    destroy() {
      return undefined;
    }
  },
}));

test('a plot is named by its total and the span of its steps', () => {
  const labels = ['Nov 19', 'Nov 20', 'Nov 21'];
  render(
    <BarPlot
      title="GB bought per day"
      format={(value) => `${value} GB`}
      labels={labels}
      span="from Nov 19 to Nov 21"
      values={[20, 0, 5]}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'GB bought per day: 25 GB from Nov 19 to Nov 21. The table below has the figures.',
  );
  expect(screen.getByText('25 GB')).toBeTruthy();
});
