import { randomBytes } from 'node:crypto';
import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { redirect, type Answer } from '../http/answer.ts';
import { toDollars } from '../rules/cents.ts';
import { settle } from '../rules/settle.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { factList, page } from './page.ts';

/**
 * The external page that enables automatic renewal: POST with `action` (agree, refuse) settles it. `pay` also agrees, so
 * that one command of a conformance check works on every hosted page.
 */
export function subscriptionPage(
  backend: Backend,
  path: string,
  action: string | undefined,
): Answer {
  const [, , id = '', language = ''] = path.split('/');
  const shop = backend.shopPage(language);
  const request = backend.store.subscriptionRequests.byId(id);
  const plan = request && backend.store.ispPlans.byId(request.planId);
  if (!request || !plan) {
    return page(
      'No such subscription',
      '<p>This page does not exist or is no longer available.</p>',
      {
        status: 404,
        shop,
      },
    );
  }
  const isAgreed = action === 'agree' || action === 'pay';
  if (isAgreed || action === 'refuse') {
    const closed = backend.store.subscriptionRequests.close(id, isAgreed ? 'agreed' : 'refused');
    if (closed && isAgreed) {
      backend.store.ispPlans.subscribe(plan.id, `sub_${randomBytes(4).toString('hex')}`);
      if (plan.expiresAt <= backend.now()) chargeNow(backend, plan);
    }
    return redirect(path);
  }
  const facts = factList({
    Plan: escapeUTF8(plan.orderNo),
    Addresses: `${plan.quantity}`,
    ...priceFacts(backend, plan),
  });
  if (request.state === 'agreed') {
    return page('Subscribed', `${facts}<p>Return to the shop and confirm there.</p>`, { shop });
  }
  if (request.state === 'refused') {
    return page('Not subscribed', `${facts}<p>Nothing was changed. You can close this tab.</p>`, {
      shop,
    });
  }
  return page(
    'Renew automatically',
    `${facts}<form method="post"><button class="primary" name="action" value="agree">Subscribe</button><button name="action" value="refuse">Not now</button></form>`,
    { shop },
  );
}

/** What is charged, how often, and when first. */
function priceFacts({ prices, now }: Backend, plan: IspPlanRow) {
  const sold = prices.plans.find(({ planKey }) => planKey === plan.planKey);
  const amount = sold
    ? `$${toDollars(prices.addressesCents(sold, plan.quantity)).toFixed(2)}`
    : 'No longer sold';
  const first = plan.expiresAt > now() ? `${utcTime(plan.expiresAt)} UTC` : 'When you subscribe';
  return { Amount: amount, Charged: `Every ${plan.days} days`, 'First charge': first };
}

/** An expired plan begins again with its first charge. */
function chargeNow(backend: Backend, { id, customerId, orderNo, planKey, quantity }: IspPlanRow) {
  const { store, prices } = backend;
  const sold = prices.plans.find((plan) => plan.planKey === planKey);
  if (!sold) return;
  const order = store.orders.add({
    customerId,
    orderName: `Renewal of ${orderNo}, ${quantity} IPs`,
    mealType: 'isp',
    quantity,
    cents: prices.addressesCents(sold, quantity),
  });
  const checkout = store.checkouts.byId(store.checkouts.open(order.id, { renewsPlan: id }));
  if (checkout) settle(backend, checkout, order, 'paid');
}
