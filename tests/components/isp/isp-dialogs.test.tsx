import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getToast } from '../../setup/toast.tsx';
import { click, type } from '../../setup/user.ts';
import { card, dialog, lastTo, open, testPage, freshIspPageForEach } from './isp-fixture.tsx';
import { PLANS } from './plans.ts';

const REFUSED = 'The payment page’s address isn’t secure, so it was not opened.';

freshIspPageForEach();

describe('auto-subscribe', () => {
  test.each([
    [
      'subscribed',
      PLANS.map((one) => ({ ...one, subscriptionId: 'sub-1' })),
      'success',
      'Auto-subscribe is on',
    ],
    ['not subscribed', PLANS, 'info', 'Auto-subscribe isn’t on yet'],
  ])(
    "opens the external page in a new tab; 'I had Subscribed' closes, reloads and reports a plan that is %s",
    async (_, plans, kind, title) => {
      await open();
      await click('Enable Subscribe', card('ISP-B'));
      expect(dialog().getAttribute('aria-labelledby')).toBe(
        screen.getByText('Confirm', { selector: 'h2' }).id,
      );
      await click('Confirm', dialog());
      expect(testPage.tabs).toHaveLength(1);
      await lastTo('createSubscription').answer({ url: 'https://pay.example/subscribe' });
      expect(lastTo('createSubscription').query.get('orderNo')).toBe('ISP-B');
      expect(testPage.tabs[0]?.url).toBe('https://pay.example/subscribe');
      await click('I had Subscribed', dialog());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(testPage.to('listIspPlans')).toHaveLength(2);
      await lastTo('listIspPlans').answer(plans);
      expect(getToast()).toMatchObject({ kind, title });
    },
  );

  test('an insecure address is not opened: a message appears, and the customer can try again', async () => {
    await open();
    await click('Enable Subscribe', card('ISP-B'));
    await click('Confirm', dialog());
    await lastTo('createSubscription').answer({ url: 'http://pay.example/subscribe' });
    expect(testPage.tabs[0]).toEqual({ url: '', isClosed: true });
    expect(within(dialog()).getByRole('alert').textContent).toContain(REFUSED);
    expect(within(dialog()).queryByRole('link')).toBeNull();
    expect(within(dialog()).queryByRole('button', { name: 'I had Subscribed' })).toBeNull();
    await click('Confirm', dialog());
    expect(testPage.tabs).toHaveLength(2);
  });

  test("is turned off after a confirmation, with 'Auto-Subscribe Disabled!'", async () => {
    await open();
    await click('Disable Subscribe', card('ISP-A'));
    await click('Confirm', dialog());
    expect(getToast()).toBeNull();
    await lastTo('cancelSubscription').answer(null);
    expect(lastTo('cancelSubscription').query.get('orderNo')).toBe('ISP-A');
    expect(getToast()).toMatchObject({ title: 'Auto-Subscribe Disabled!', kind: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(testPage.to('listIspPlans')).toHaveLength(2);
  });

  test('a late response closes only its own dialog', async () => {
    await open();
    await click('Disable Subscribe', card('ISP-A'));
    await click('Confirm', dialog());
    await click('Keep it on', dialog());
    await click('Renew', card('ISP-B'));
    await lastTo('cancelSubscription').answer(null);
    expect(getToast()?.title).toBe('Auto-Subscribe Disabled!');
    expect(dialog().textContent).toContain('The price is loading.');
  });

  test('a failed call leaves the dialog open, and the list shows the actual state', async () => {
    await open();
    await click('Disable Subscribe', card('ISP-A'));
    await click('Confirm', dialog());
    await lastTo('cancelSubscription').refuse(null, 409);
    expect(getToast()).toMatchObject({ kind: 'error', text: 'Request failed' });
    // The response was lost, but the change was made.
    expect(testPage.to('listIspPlans')).toHaveLength(2);
    await lastTo('listIspPlans').answer(PLANS.map(({ subscriptionId: _ended, ...plan }) => plan));
    expect(within(card('ISP-A')).getByText('Enable Subscribe')).toBeDefined();
    expect(within(dialog()).getByText('Keep it on')).toBeDefined();
  });
});

describe('the Renew dialog', () => {
  async function openRenew() {
    await open();
    await click('Renew', card('ISP-A'));
    await lastTo('renewIsp').answer({ amount: 50 });
  }
  async function apply(code: string) {
    await type('Discount code', code);
    await click('Apply');
  }

  test('opens with a free quote, updates it with a code, shows the discount, and pays with the code', async () => {
    await openRenew();
    expect(lastTo('renewIsp').body).toEqual({
      orderNo: 'ISP-A',
      paymentType: 0,
      promotionCode: '',
      realPay: 0,
    });
    expect(dialog().textContent).toContain('Total Price$50.00');
    await apply('SAVE15');
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy();
    expect(lastTo('renewIsp').body).toMatchObject({
      promotionCode: 'SAVE15',
      realPay: 0,
    });
    await lastTo('renewIsp').answer({ amount: 42.5 });
    expect(dialog().textContent).toContain('15% OFF');
    expect(dialog().textContent).toContain('$42.50');
    await click('Buy now');
    expect(testPage.tabs).toHaveLength(1);
    expect(lastTo('renewIsp').body).toMatchObject({
      promotionCode: 'SAVE15',
      realPay: 1,
    });
    await lastTo('renewIsp').answer({ amount: 42.5, url: 'https://pay.example/7' });
    expect(testPage.tabs[0]?.url).toBe('https://pay.example/7');
    const kept = JSON.parse(localStorage.getItem('pending-payment') ?? '') as object;
    expect(kept).toMatchObject({ label: expect.stringContaining('Renewal of ISP-A'), total: 42.5 });
  });

  test('closing the dialog while a typed code is checked renews nothing', async () => {
    await openRenew();
    await type('Discount code', 'SAVE15');
    await click('Buy now');
    await click('Close', dialog());
    expect(testPage.tabs).toEqual([{ url: '', isClosed: true }]);
    await lastTo('renewIsp').answer({ amount: 42.5 });
    expect(testPage.to('renewIsp')).toHaveLength(2);
  });

  test('the failure of a retried quote is not shown after its dialog has closed', async () => {
    await open();
    await click('Renew', card('ISP-A'));
    await lastTo('renewIsp').fault('status=500');
    expect(testPage.failures).toHaveLength(1);
    await click('Retry');
    await click('Close', dialog());
    await lastTo('renewIsp').fault('status=500');
    expect(testPage.failures).toHaveLength(1);
  });
});
