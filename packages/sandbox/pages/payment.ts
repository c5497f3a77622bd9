import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { redirect, type Answer } from '../http/answer.ts';
import { bringTo, type PaymentStep } from '../rules/payment-state.ts';
import { settle } from '../rules/settle.ts';
import { DEMO } from '../seed.ts';
import { orderFacts } from './invoice.ts';
import { page } from './page.ts';

const BUTTONS: Readonly<Record<string, PaymentStep>> = {
  confirm: 'confirming',
  underpay: 'underpaid',
  expire: 'expired',
  refund: 'refunded',
};

/**
 * The hosted payment page `/pay/{id}`. GET shows it; POST with the form field `action` (pay, decline) settles it, and
 * other actions move it to the next step.
 */
export function paymentPage(backend: Backend, path: string, action: string | undefined): Answer {
  const [, , id = '', language = ''] = path.split('/');
  const shop = backend.shopPage(language);
  const checkout = backend.store.checkouts.byId(id);
  const order = checkout && backend.store.orders.byId(checkout.orderId);
  if (!checkout || !order) {
    return page(
      'No such payment',
      '<p>This payment page does not exist or is no longer available.</p>',
      {
        status: 404,
        shop,
      },
    );
  }
  if (checkout.state === 'open' && checkout.payableUntil <= backend.now()) {
    return page('Payment expired', '<p>This payment page no longer accepts payments.</p>', {
      status: 410,
      shop,
    });
  }
  if (action === 'pay' || action === 'decline') {
    settle(backend, checkout, order, action === 'pay' ? 'paid' : 'declined');
    return redirect(path);
  }
  const step = BUTTONS[action ?? ''];
  if (step !== undefined) {
    bringTo(backend, order, step);
    return redirect(path);
  }
  const amount = `$${(order.cents / 100).toFixed(2)}`;
  const facts = orderFacts(order);
  if (checkout.state === 'paid') {
    const isRefunded = order.paymentState === 'refunded';
    const rest = isRefunded
      ? '<p>The payment was refunded.</p>'
      : '<p>You can close this tab and return to the shop.</p><form method="post"><button name="action" value="refund">Refund</button></form>';
    return page(isRefunded ? 'Payment refunded' : 'Payment received', facts + rest, { shop });
  }
  if (checkout.state === 'declined') {
    return page('Payment declined', `${facts}<p>Nothing was charged. You can close this tab.</p>`, {
      shop,
    });
  }
  return page(
    `Pay ${amount}`,
    `${facts}${order.paymentNote === null ? '' : `<p>${escapeUTF8(order.paymentNote)}</p>`}<form method="post"><button class="primary" name="action" value="pay">Pay</button><button name="action" value="decline">Decline</button><button name="action" value="confirm">Wait for confirmations</button><button name="action" value="underpay">Pay half</button><button name="action" value="expire">Let it expire</button></form>`,
    { shop },
  );
}

/** Creates a checkout for the payment pages in the mock's examples. */
export function pretendCheckout({ store }: Backend): string {
  const customerId = store.customers.byEmail(DEMO.email)?.id ?? 1;
  const orderName = 'Premium Residential 20 GB';
  const order = store.orders.add({
    customerId,
    orderName,
    mealType: 'premium',
    quantity: 20,
    cents: 8_000,
  });
  return store.checkouts.open(order.id);
}
