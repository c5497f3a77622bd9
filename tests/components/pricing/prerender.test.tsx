import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { amounts, products } from '../../../shop.config.ts';
import { ispPrice, residentialPrice } from '../../../src/domain/money/price.ts';
import PricingPage from '../../../src/features/pricing/PricingPage.tsx';
import { wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';
import { gb, ips, isSold } from '../../sold.ts';
import { BASIC, card, freshPageForEach, PREMIUM, testPage } from './pricing-fixture.tsx';

freshPageForEach();

const prerendered = () =>
  testPage.prerender(
    <Router ssrPath="/pricing">
      <PricingPage />
    </Router>,
  );

test('slider moves, typing and clicks before hydration count, and hydration finds no mismatch', async () => {
  const logged = vi.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered();
  const early = within(container).getByRole('article', { name: PREMIUM });
  const slider = within(early).getByRole<HTMLInputElement>('slider');
  slider.value = String(gb(20));
  within(early).getByLabelText<HTMLInputElement>('Discount code').value = 'AMBER15';
  history.replaceState(null, '', `/pricing?plan=resi_basic&amount=${gb(7)}`);
  testPage.show(
    <Router>
      <PricingPage />
    </Router>,
    container,
  );
  expect(early.isConnected).toBe(true);
  await click('Apply', early);
  await wait(300);
  expect(slider.value).toBe(String(gb(20)));
  expect(card(BASIC).getByRole<HTMLInputElement>('slider').value).toBe(String(gb(7)));
  expect(Object.fromEntries(testPage.calls[0]?.query ?? [])).toEqual({
    name: 'AMBER15',
    amount: String(residentialPrice('premium', gb(20))),
    mealType: 'premium',
  });
  expect(logged).not.toHaveBeenCalled();
  container.remove();
});

test('the prerendered page shows the cards with their defaults', () => {
  const page = document.createElement('div');
  page.innerHTML = prerendered();
  const totals = [...page.querySelectorAll('article')].map(
    ({ textContent }) => /Total Price\$([\d.]+?\.\d\d)/.exec(textContent)?.[1],
  );
  expect(totals).toEqual(
    [
      residentialPrice('basic', amounts.gigabytes.default),
      residentialPrice('premium', amounts.gigabytes.default),
      ...(isSold('isp') ? [ispPrice(ips(0), products.isp.price)] : []),
    ].map((price) => price.toFixed(2)),
  );
  expect(page.textContent).toContain('Choose the plan that fits you.');
  expect(page.querySelectorAll('button:not([data-replay])')).toHaveLength(0);
});
