import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { asked, freshFixtureForEach, last, open, page, rows } from './orders-fixture.tsx';

freshFixtureForEach();

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Order number' }), {
    target: { value: text },
  });

test('typing leaves the orders of the page with that number, in whatever case', async () => {
  await open(page(3, 'AMB-11', 'AMB-12', 'AMB-2'));
  type(' amb-1 ');
  expect(rows()).toEqual(['AMB-11', 'AMB-12']);
  type('AMB-12');
  expect(rows()).toEqual(['AMB-12']);
  type('');
  expect(rows()).toEqual(['AMB-11', 'AMB-12', 'AMB-2']);
  expect(asked()).toMatchObject({ PageSize: '5' });
});

test('a number that the page does not have says so, and is looked up among all orders', async () => {
  await open(page(3, 'AMB-11'));
  type('OLD-7');
  expect(rows()).toBeUndefined();
  expect(screen.getByText(/^No order on this page has a number with/)).toBeTruthy();
  await press('Look up');
  expect(asked()).toMatchObject({ PageSize: '100', PageNo: '1' });
  await last().answer(page(1, 'OLD-7'));
  expect(screen.getByRole('dialog', { name: 'Order Details' }).textContent).toContain('OLD-7');
});

test('Enter looks up too; an empty field looks up nothing', async () => {
  await open(page(3, 'AMB-11'));
  await press('Look up');
  expect(screen.queryByRole('dialog')).toBeNull();
  type('AMB-11');
  fireEvent.submit(screen.getByRole('search', { name: 'Orders' }));
  await wait(0);
  expect(screen.getByRole('dialog', { name: 'Order Details' }).textContent).toContain('AMB-11');
});
