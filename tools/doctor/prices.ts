import { ListOrdersOk } from '../../generated/model/listOrdersOk.zod.ts';
import { ListStaticPlansOk } from '../../generated/model/listStaticPlansOk.zod.ts';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { products } from '../../shop.config.ts';
import type { Ask } from './customer.ts';
import type { Finding } from './finding.ts';

type Products = typeof products;
type Plan = keyof Products;

const EVER = { SearchBeginTime: '2000-01-01 00:00:00', SearchEndTime: '2999-01-01 00:00:00' };

/** Compares the prices in the shop file with those in the test customer's plans and old orders on the server. */
export async function priceFindings(ask: Ask, shown: Products = products): Promise<Finding[]> {
  const plans = await ask('listStaticPlans', ListStaticPlansOk);
  const query = { PageNo: '1', PageSize: '100', ...EVER };
  const orders = await ask('listOrders', ListOrdersOk, { query });
  const records = orders?.body.records ?? [];
  // The shop sells the second plan.
  const perIp = plans?.body[1]?.unitPrice;
  return [
    ...(['basic', 'premium'] as const)
      .filter((tier) => shown[tier].sold !== false)
      .map((tier) => compared(shown, tier, perGb(records, tier))),
    ...(shown.isp.sold ? [compared(shown, 'isp', perIp)] : []),
  ];
}

/** The price per GB in the newest order that has a price without a code. */
function perGb(orders: readonly OrderRecord[], plan: 'basic' | 'premium'): number | undefined {
  const prices = orders
    .filter(({ mealType, quantity }) => mealType === plan && quantity > 0)
    .map(({ listAmount, promotionCode, amount, quantity }) => {
      const list = listAmount ?? (promotionCode === '' ? amount : undefined);
      return list === undefined ? undefined : list / quantity;
    });
  return prices.find((price) => price !== undefined);
}

/** Formats a price like "4.50", with up to four decimals if cents are not precise enough. */
const dollars = (price: number): string =>
  price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

function compared(shown: Products, plan: Plan, charged: number | undefined): Finding {
  const { name, price } = shown[plan];
  if (charged === undefined) {
    const says = `The plans and orders of the test customer do not show what the server charges for ${name}.`;
    return { state: 'unknown', says, advice: 'Buy the smallest amount once, without a code.' };
  }
  const unit = plan === 'isp' ? 'IP' : 'GB';
  // The price of a whole order is rounded to cents.
  if (Math.abs(charged - price) < 0.005)
    return {
      state: 'good',
      says: `${name} costs $${dollars(price)} per ${unit} on the server too.`,
    };
  return {
    state: 'bad',
    says: `${name} costs $${dollars(price)} per ${unit} in the shop, but $${dollars(charged)} on the server.`,
    advice: `Correct products.${plan}.price in shop.config.ts, or the server.`,
  };
}
