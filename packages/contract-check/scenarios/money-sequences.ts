import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { Broken, Several, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import { refused, requireMutate, success } from '../engine/sequences.ts';
import { textOf } from '../engine/texts.ts';
import type { Input, Row, Sent } from '../engine/types.ts';
import { factsOf } from './facts.ts';
import { optionsOf } from './options.ts';
import { cents, chargeOf, listPrice, tellingQuantities } from './prices.ts';
import { residential } from './purchase-sequences.ts';
import { buy, newOrders } from './purchase.ts';
import { expectCode, expectListAmount } from './record-sequences.ts';
import { orders, somePlan } from './sequence-calls.ts';

const AMOUNTS = [1, 4.99, 5, 15, 20, 33.33, 50, 80, 99.99, 400, 1000];
const MEALS = ['basic', 'premium', 'isp'];
/** What the shop sells. */
const GIGABYTES = Array.from({ length: 96 }, (_one, index) => index + 5);
const ADDRESSES = [25, 50, 75, 100];
const QUANTITIES: Record<string, number[]> = {
  basic: [33, 100],
  premium: [20, 100],
  isp: [25, 75],
};

export const moneySequences: Sequence[] = [
  {
    operationId: 'checkDiscount',
    name: 'a valid code lowers the price, and never below zero',
    async run(context) {
      for (const name of codes(context)) {
        for (const mealType of MEALS) await expectCheaper(context, name, mealType);
      }
    },
  },
  {
    operationId: 'checkDiscount',
    name: 'a code takes the same percentage off every amount, to the cent',
    async run(context) {
      for (const name of codes(context)) {
        const shares = await Promise.all(
          [100, 1000, 10_000].map(async (amount) => {
            const found = await discount(context, name, amount, 'premium');
            return found === undefined ? undefined : Math.round((found.usd / amount) * 1e6);
          }),
        );
        const [share] = shares;
        // A different kind of code: a fixed amount off, or a percentage up to a maximum.
        if (share === undefined || shares.some((other) => other !== share)) continue;
        for (const amount of [99.99, 33.33, 12.5]) {
          const found = await discount(context, name, amount, 'premium');
          if (found === undefined) continue;
          const expected = (amount * share) / 1e6;
          if (Math.abs(found.usd - expected) > 0.0101) {
            const message = `${amount} with ${name} costs ${found.usd} instead of ${cents(expected)}`;
            throw new Broken(message, found.sent, true, { cause: 'cents are lost' });
          }
        }
      }
    },
  },
  {
    operationId: 'buyResidential',
    name: 'the charge matches the discount check',
    async run(context) {
      requireMutate(context);
      const broken: Broken[] = [];
      for (const name of ['', ...codes(context)]) {
        for (const mealType of ['basic', 'premium']) {
          const unit = listPrice(context, mealType, 1);
          if (unit === undefined) throw new Skipped(`pass --price ${mealType}=…`);
          const telling = await tellingOf(context, name, mealType, unit, GIGABYTES);
          for (const quantity of new Set([...(QUANTITIES[mealType] ?? []), ...telling])) {
            const input = residential(mealType, quantity, name);
            const amount = cents(quantity * unit);
            const charge = { name, mealType, amount, operationId: 'buyResidential', input };
            broken.push(...(await expectCharge(context, charge)));
          }
        }
      }
      if (broken.length > 0) throw new Several(broken);
    },
  },
  {
    operationId: 'buyIsp',
    name: 'the charge matches the discount check',
    async run(context) {
      requireMutate(context);
      const { body } = await success(context, 'listStaticPlans');
      const broken: Broken[] = [];
      for (const plan of body as Row[]) {
        const unit = Number(plan['unitPrice']);
        for (const PromotionCode of ['', ...codes(context)]) {
          const telling = await tellingOf(context, PromotionCode, 'isp', unit, ADDRESSES);
          for (const planNum of new Set([...(QUANTITIES['isp'] ?? []), ...telling])) {
            const amount = cents(unit * planNum);
            const order = { paymentType: 0, PromotionCode, planKey: plan['planKey'], planNum };
            const charge = { name: PromotionCode, mealType: 'isp', amount, operationId: 'buyIsp' };
            const input = { query: {}, body: order };
            broken.push(...(await expectCharge(context, { ...charge, input })));
          }
        }
      }
      if (broken.length > 0) throw new Several(broken);
    },
  },
  {
    operationId: 'buyResidential',
    name: 'a purchase with an unknown code is rejected and creates no order',
    async run(context) {
      requireMutate(context);
      const PromotionCode = unknownCode();
      await expectNoOrder(context, 'buyResidential', residential('basic', 5, PromotionCode));
      const planKey = factsOf(context).staticPlans[1]?.['planKey'];
      if (planKey === undefined) return;
      const body = { paymentType: 0, PromotionCode, planKey, planNum: 25 };
      await expectNoOrder(context, 'buyIsp', { query: {}, body });
    },
  },
  {
    operationId: 'renewIsp',
    name: 'a renewal with an unknown code is rejected and creates no order',
    async run(context) {
      requireMutate(context);
      const { orderNo } = await somePlan(context);
      const call = { orderNo, paymentType: 0, promotionCode: unknownCode() };
      for (const realPay of [0, 1]) {
        await expectNoOrder(context, 'renewIsp', { query: {}, body: { ...call, realPay } });
      }
    },
  },
];

/** The codes to try: the given ones and the known valid one. */
export function codes(context: CheckContext): string[] {
  const { code } = factsOf(context);
  const all = [...(optionsOf(context).discountCodes ?? []), ...(code === undefined ? [] : [code])];
  if (all.length > 0) return [...new Set(all)];
  throw new Skipped('the example code is not valid; pass --discount-code');
}

/** A promotion code that no backend has. */
const unknownCode = () => `NO-${crypto.randomUUID().slice(0, 8)}`;

/** The price with the code; undefined when the code does not apply. */
export async function discount(
  context: CheckContext,
  name: string,
  amount: number,
  mealType: string,
) {
  const operation = operationOf(context, 'checkDiscount');
  const query = { name, amount, mealType };
  const { sent, answer } = await exchange(context, operation, { query }, 'anonymous');
  if (!isSuccess(operation, answer)) return undefined;
  return { usd: (bodyOf(operation, answer) as { usd: number }).usd, sent };
}

/** Quantities at which this code shows how a server rounds; none if its kind is unknown. */
async function tellingOf(
  context: CheckContext,
  name: string,
  mealType: string,
  unit: number,
  quantities: readonly number[],
): Promise<number[]> {
  if (name === '') return [];
  const [small, large] = [
    await discount(context, name, 1000, mealType),
    await discount(context, name, 10_000, mealType),
  ];
  if (small === undefined || large === undefined) return [];
  const off = [1000 - small.usd, 10_000 - large.usd] as const;
  const share = off[1] / 10_000;
  if (Math.abs(off[0] / 1000 - share) < 1e-5) {
    return tellingQuantities(quantities, Math.round(unit * 100), (amount) =>
      Math.round(amount * (1 - share)),
    );
  }
  if (Math.abs(off[0] - off[1]) > 0.005) return [];
  const fixed = Math.round(off[0] * 100);
  return tellingQuantities(quantities, Math.round(unit * 100), (amount) => amount - fixed);
}

async function expectCheaper(context: CheckContext, name: string, mealType: string) {
  const found = await Promise.all(
    AMOUNTS.map(async (amount) => ({
      amount,
      found: await discount(context, name, amount, mealType),
    })),
  );
  for (const { amount, found: one } of found) {
    if (one === undefined || (one.usd >= 0 && one.usd < amount)) continue;
    const message = `usd ${one.usd} is not in 0 <= usd < ${amount}`;
    throw new Broken(message, one.sent, true, { cause: 'usd is not in 0 <= usd < amount' });
  }
}

type Charge = {
  name: string;
  mealType: string;
  amount: number;
  operationId: string;
  input: Input;
};

/** The contract's charging rule: the percentage to two decimals, then the total to the cent. */
async function expectCharge(context: CheckContext, charge: Charge): Promise<Broken[]> {
  const { name, mealType, amount, operationId, input } = charge;
  const found = name === '' ? undefined : await discount(context, name, amount, mealType);
  const usd = found?.usd ?? amount;
  const total = chargeOf(Math.round(amount * 100), Math.round(usd * 100)) / 100;
  const operation = operationOf(context, operationId);
  const { sent: tried, answer } = await exchange(context, operation, input, 'customer');
  if (!isSuccess(operation, answer)) {
    // Addresses may be sold out, and a code may have expired since its check.
    if (found === undefined || !(await isTakenWithout(context, charge))) return [];
    if ((await discount(context, name, amount, mealType)) === undefined) return [];
    const message = `${name} is valid in the check but rejected in the purchase of ${mealType}: ${textOf(answer)}`;
    const cause = 'a code is valid in the check but rejected in the purchase';
    return [new Broken(message, tried, true, { cause })];
  }
  const { order, sent } = await buy(context, operationId, input);
  const charged = Number(order['amount']);
  if (Math.abs(charged - total) <= 0.005) {
    expectCode(context, order, name, sent);
    expectListAmount(context, order, amount, sent);
    return [];
  }
  const shown = found === undefined ? `the price is ${amount}` : `the shop shows ${total}`;
  const message = `${shown} for ${mealType}${name === '' ? '' : ` with ${name}`}, the order costs ${charged}`;
  return [new Broken(message, sent, true, { cause: `another amount is charged for ${mealType}` })];
}

/** Whether the same purchase is possible without its code. */
async function isTakenWithout(context: CheckContext, charge: Charge): Promise<boolean> {
  const operation = operationOf(context, charge.operationId);
  const body = { ...(charge.input.body as Row), PromotionCode: '' };
  const { answer } = await exchange(context, operation, { query: {}, body }, 'customer');
  return isSuccess(operation, answer);
}

async function expectNoOrder(context: CheckContext, operationId: string, input: Input) {
  const before = (await orders(context, {})).records;
  const complaint = 'an unknown code is accepted';
  await refused(context, operationId, input, 'customer', complaint);
  const [order] = await newOrders(context, before);
  if (order === undefined) return;
  const sent: Sent | undefined = (await orders(context, {})).sent;
  throw new Broken('a rejected purchase creates an order', sent, true, { blamed: operationId });
}
