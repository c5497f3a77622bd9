import type { Backend } from '../backend.ts';
import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { toCents, toDollars } from '../rules/cents.ts';
import { charge } from '../rules/charge.ts';
import { discounted } from '../rules/discount-codes.ts';
import { ISP_PLAN_KEY, PLAN_DAYS } from '../rules/prices.ts';
import { ipsInStock } from '../rules/stock.ts';
import type { MealType, NewOrder } from '../store/orders.ts';
import { checkout } from './checkout.ts';
import { hostedPage } from './hosted-page.ts';
import { ownPlan } from './own-plan.ts';
import { signedIn } from './signed-in.ts';
import { expectVerified } from './verification.ts';

export const purchase = {
  listStaticPlans: ({ backend }) =>
    backend.prices.plans.map(({ planKey, planName, unitCents }) => ({
      planKey,
      planName,
      unitPrice: toDollars(unitCents),
      days: PLAN_DAYS,
      ...(planKey === ISP_PLAN_KEY && inStockOf(backend)),
    })),

  checkDiscount: (_visit, { name, amount, mealType }) => ({
    usd: toDollars(discounted(name, toCents(amount), mealType, 'check')),
  }),

  buyResidential(context, { Quantity, PromotionCode, mealType }) {
    expectVerified(context);
    const { prices } = context.backend;
    const price = priceOf(prices.dataCents(mealType, Quantity), mealType, PromotionCode);
    const orderName = prices.dataOrderName(mealType, Quantity);
    const customerId = signedIn(context).id;
    const order = { customerId, orderName, mealType, quantity: Quantity, ...price };
    return { url: checkout(context, order), amount: toDollars(price.cents) };
  },

  buyIsp(context, { planKey, planNum, PromotionCode }) {
    expectVerified(context);
    const { prices } = context.backend;
    const plan = prices.plans.find((sold) => sold.planKey === planKey);
    if (!plan) throw new Refusal(404, 'Plan not found', 'plan_not_found');
    if (planKey === ISP_PLAN_KEY && (ipsInStock(context.backend) ?? planNum) < planNum)
      throw new Refusal(409, 'Not enough addresses are free at the moment', 'sold_out');
    const price = priceOf(prices.addressesCents(plan, planNum), 'isp', PromotionCode);
    const orderName = `${plan.planName} ${planNum} IPs`;
    const customerId = signedIn(context).id;
    const order: NewOrder = { customerId, orderName, mealType: 'isp', quantity: planNum, ...price };
    return { url: checkout(context, order, { planKey }), amount: toDollars(price.cents) };
  },

  renewIsp(context, { orderNo, promotionCode, realPay }) {
    const plan = ownPlan(context, orderNo);
    const { prices } = context.backend;
    const sold = prices.plans.find(({ planKey }) => planKey === plan.planKey);
    if (!sold) throw new Refusal(409, 'This plan is no longer sold', 'not_for_sale');
    const { customerId, quantity } = plan;
    const price = priceOf(prices.addressesCents(sold, quantity), 'isp', promotionCode);
    const amount = toDollars(price.cents);
    if (realPay === 0) return { amount };
    const orderName = `Renewal of ${plan.orderNo}, ${quantity} IPs`;
    const order: NewOrder = { customerId, orderName, mealType: 'isp', quantity, ...price };
    return { amount, url: checkout(context, order, { renewsPlan: plan.id }) };
  },

  createSubscription(context, { orderNo }) {
    const plan = ownPlan(context, orderNo);
    if (plan.subscriptionId !== null)
      throw new Refusal(409, 'This plan is already subscribed', 'already_subscribed');
    const id = context.backend.store.subscriptionRequests.open(plan.id);
    return { url: hostedPage(context, `/subscribe/${id}`) };
  },

  cancelSubscription(context, { orderNo }) {
    const plan = ownPlan(context, orderNo);
    if (plan.subscriptionId === null)
      throw new Refusal(409, 'This plan is not subscribed', 'not_subscribed');
    context.backend.store.ispPlans.subscribe(plan.id, null);
    return null;
  },
} satisfies Partial<Handlers>;

function inStockOf(backend: Backend) {
  const inStock = ipsInStock(backend);
  return inStock !== undefined && { inStock };
}

/** The charge and its parts. */
function priceOf(listCents: number, product: MealType, code: string) {
  const cents = charge(listCents, product, code);
  return { cents, listCents, promotionCode: code.trim().toUpperCase() };
}
