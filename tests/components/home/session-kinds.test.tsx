import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { config } from '../../../src/config.ts';
import { WhyChoose } from '../../../src/features/home/WhyChoose.tsx';
import { sellSessions } from '../../setup/sell-sessions.ts';

sellSessions('sticky');
afterEach(cleanup);

test('where only rotating sessions are sold, Home says so', () => {
  Object.assign(config, { sellsRotating: true, sellsSticky: false });
  render(<WhyChoose />);
  expect(screen.getAllByText('Rotating sessions').length).toBeGreaterThan(0);
  expect(screen.queryByText(/sticky/i)).toBeNull();
});

test.each([
  [false, 'Sticky sessions', 'Sticky and rotating sessions'],
  [true, 'Sticky and rotating sessions', 'Sticky sessions'],
])('when rotating sessions are sold (%s), Home says "%s"', (sellsRotating, said, unsaid) => {
  config.sellsRotating = sellsRotating;
  render(<WhyChoose />);
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(unsaid)).toEqual([]);
});
