import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedWork } from '../../../src/platform/lazy/unsaved-work.ts';
import { wait } from '../../setup/page.tsx';
import {
  BASIC,
  buy,
  card,
  freshPricingForEach,
  open,
  signIn,
  testPage,
} from './pricing-fixture.tsx';

freshPricingForEach();

test('several clicks of Buy now in one task open one tab, which is led on', async () => {
  open();
  signIn();
  const button = card(BASIC).getByRole('button', { name: 'Buy now' });
  const pressThrice = () =>
    act(() => {
      button.click();
      button.click();
      button.click();
    });
  pressThrice();
  await wait(0);
  expect(testPage.to('buyResidential')).toHaveLength(1);
  await testPage.to('buyResidential')[0]?.answer({ url: 'https://pay.example/1' });
  expect(testPage.tabs).toEqual([{ url: 'https://pay.example/1', isClosed: false }]);
  // The next purchase is possible again.
  await wait(3000);
  pressThrice();
  await wait(0);
  await testPage.to('buyResidential')[1]?.fault('status=500');
  pressThrice();
  await wait(0);
  await testPage.to('buyResidential')[2]?.answer({ url: 'https://pay.example/3' });
  expect(testPage.tabs.map(({ url, isClosed }) => [url, isClosed])).toEqual([
    ['https://pay.example/1', false],
    ['', true],
    ['https://pay.example/3', false],
  ]);
});

test('a purchase without an answer can be cancelled after ten seconds, and its tab goes', async () => {
  open();
  signIn();
  fireEvent.click(card(BASIC).getByRole('button', { name: 'Buy now' }));
  await wait(9999);
  expect(card(BASIC).queryByRole('button', { name: 'Cancel' })).toBeNull();
  await wait(1);
  fireEvent.click(card(BASIC).getByRole('button', { name: 'Cancel' }));
  expect(testPage.tabs).toEqual([{ url: '', isClosed: true }]);
  await testPage.to('buyResidential')[0]?.answer({ url: 'https://pay.example/late' });
  expect(testPage.tabs[0]?.url).toBe('');
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test('an address that is not safe is not opened, and the tab is closed', async () => {
  open();
  signIn();
  await buy(BASIC);
  await testPage.to('buyResidential')[0]?.answer({ url: 'http://pay.example/1' });
  expect(testPage.tabs).toEqual([{ url: '', isClosed: true }]);
  expect(card(BASIC).getByRole('alert').textContent).toContain('You have not been charged.');
});

test('what was given up takes its time with it: the next purchase has its own ten seconds, and its own notice', async () => {
  open();
  signIn();
  await buy(BASIC);
  await wait(4000);
  await testPage.to('buyResidential')[0]?.answer({ url: 'http://pay.example/1' });
  await wait(1000);
  await buy(BASIC);
  await wait(1000);
  await testPage.to('buyResidential')[1]?.answer({ url: 'https://pay.example/2' });
  await wait(2999);
  expect(card(BASIC).getByText('Transferring you to payment page...')).toBeDefined();
  await wait(1);
  expect(card(BASIC).queryByText('Transferring you to payment page...')).toBeNull();
  await buy(BASIC);
  await wait(8000);
  await testPage.to('buyResidential')[2]?.fault('status=500');
  expect(hasUnsavedWork()).toBe(false);
  await buy(BASIC);
  expect(hasUnsavedWork()).toBe(true);
  await wait(9999);
  expect(card(BASIC).queryByRole('button', { name: 'Cancel' })).toBeNull();
});
