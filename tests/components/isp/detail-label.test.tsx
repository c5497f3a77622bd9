import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../setup/press.ts';
import { freshFixtureForEach, open } from './isp-fixture.tsx';

freshFixtureForEach();

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Label of ISP-B' });

test('a plan is labelled in its detail, and the list has the label', async () => {
  await open();
  await press('50 ISP * 30 Days');
  fireEvent.change(field(), { target: { value: ' Shoes team ' } });
  fireEvent.blur(field());
  expect(field().value).toBe('Shoes team');
  await press('Back to ISP Plans');
  expect(field().value).toBe('Shoes team');
});
