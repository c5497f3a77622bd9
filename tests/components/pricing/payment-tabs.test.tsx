import { expect, test } from 'vitest';
import { hasUnsavedWork } from '../../../src/platform/lazy/unsaved-work.ts';
import { wait } from '../../setup/page.tsx';
import { BASIC, buy, card, freshPageForEach, open, signIn, testPage } from './pricing-fixture.tsx';

freshPageForEach();

test('timers of an abandoned purchase do not affect the next one', async () => {
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
