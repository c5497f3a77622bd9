import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { redirect, type Answer } from '../http/answer.ts';
import { settle } from '../rules/settle.ts';
import { DEMO } from '../seed.ts';
import { factList, page } from './page.ts';

/** The hosted payment page `/pay/{id}`. GET shows it; POST with the form field `action` (pay, decline) settles it. */
export function paymentPage(backend: Backend, path: string, action: string | undefined): Answer {
  const { shopUrl: shop } = backend;
  const id = path.split('/')[2] ?? '';
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
    return redirect(`/pay/${encodeURIComponent(id)}`);
  }
  const amount = `$${(order.cents / 100).toFixed(2)}`;
  const facts = factList({
    Order: escapeUTF8(order.orderNo),
    Item: escapeUTF8(order.orderName),
    Amount: amount,
  });
  if (checkout.state === 'paid') {
    return page(
      'Payment received',
      `${facts}<p>You can close this tab and return to the shop.</p>`,
      { shop },
    );
  }
  if (checkout.state === 'declined') {
    return page('Payment declined', `${facts}<p>Nothing was charged. You can close this tab.</p>`, {
      shop,
    });
  }
  return page(
    `Pay ${amount}`,
    `${facts}<form method="post"><button class="primary" name="action" value="pay">Pay</button><button name="action" value="decline">Decline</button></form>`,
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
