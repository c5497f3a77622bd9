import { Broken, Skipped, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { isSuccess } from './judge.ts';
import { bandwidth, orders, requireMutate, success } from './sequence-calls.ts';
import type { Row, Sequence } from './sequence-calls.ts';
import type { Identity } from './types.ts';

const GB = 5;
const PREMIUM_PRICE = 4;
const BUY = { Quantity: GB, PromotionCode: '', paymentType: 0, mealType: 'premium' };

export const purchaseSequences: Sequence[] = [
  {
    operationId: 'buyResidential',
    name: 'a purchase is listed, and credited once it is paid',
    async run(context) {
      requireMutate(context);
      await buyAndPay(context, 'customer');
    },
  },
  {
    operationId: 'buyResidential',
    name: 'what the discount check says is what is charged',
    async run(context) {
      requireMutate(context);
      const amount = 20 * PREMIUM_PRICE;
      const code = operationOf(context, 'checkDiscount').parameters.find(
        ({ name }) => name === 'name',
      );
      const query = { name: code?.example, amount, mealType: 'premium' };
      const check = operationOf(context, 'checkDiscount');
      const { answer } = await exchange(context, check, { query }, 'nobody');
      if (!isSuccess(answer.json)) throw new Skipped('the example code is not valid here');
      const usd = Number((answer.json.body as Row)['usd']);
      const percent = Math.round(((amount - usd) / amount) * 10_000) / 100;
      const total = Math.round(amount * (100 - percent)) / 100;
      const body = { ...BUY, Quantity: 20, PromotionCode: code?.example };
      const { sent } = await success(context, 'buyResidential', { query: {}, body });
      const { records } = await orders(context, { PageNo: 1, PageSize: 1, Type: 0 });
      const charged = Number(records[0]?.['amount']);
      if (Math.abs(charged - total) > 0.005) {
        throw new Broken(`the shop shows ${total}, the order costs ${charged}`, sent, true);
      }
    },
  },
];

/** Buys 5 GB Premium, sees the order, pays it, sees the credit. */
export async function buyAndPay(context: CheckContext, identity: Identity): Promise<void> {
  const before = await bandwidth(context, identity);
  const { body, sent } = await success(
    context,
    'buyResidential',
    { query: {}, body: BUY },
    identity,
  );
  const newest = async () =>
    (await orders(context, { PageNo: 1, PageSize: 1, Type: 0 }, identity)).records[0];
  const order = await newest();
  if (order?.['mealType'] !== 'premium' || order['quantity'] !== GB) {
    throw new Broken('the order is not listed', sent);
  }
  if (order['status'] !== 0) throw new Broken('the order counts as paid before it is', sent);
  if (order['amount'] !== GB * PREMIUM_PRICE) {
    throw new Broken(`${GB} GB Premium cost ${String(order['amount'])}`, sent);
  }
  const { pay } = context.options;
  if (pay === undefined) throw new Skipped('listed; give --pay-command to see it paid');
  await pay(String((body as Row)['url']));
  const paid = await newest();
  if (paid?.['orderNo'] !== order['orderNo'] || paid?.['status'] === 0) {
    throw new Broken('the paid order is not listed as paid', sent);
  }
  const after = await bandwidth(context, identity);
  const credited = Number(after['premiumTotalBandWidth']) - Number(before['premiumTotalBandWidth']);
  if (Math.abs(credited - GB) > 1e-6) throw new Broken(`${credited} GB are credited, not 5`, sent);
}
