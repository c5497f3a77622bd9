import type { CheckContext } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import type { Row } from '../engine/types.ts';
import { asker } from './facts.ts';
import { optionsOf } from './options.ts';
import { until } from './purchase.ts';

/** Buys what the checks need for a customer without purchases: data of each tier, and a plan. */
export async function prepare(context: CheckContext): Promise<void> {
  const { client } = context;
  const { pay, mutate } = optionsOf(context);
  if (!mutate || pay === undefined || client.tokenOf('customer') === '') return;
  const ask = asker(context);
  const list = async () => ((await ask('listIspPlans')) ?? []) as Row[];
  const buy = async (id: string, body: Row) => {
    const answer = (await ask(id, { query: {}, body })) as { url?: string } | undefined;
    if (typeof answer?.url !== 'string') return;
    try {
      await pay(answer.url, 'payment');
    } catch (error) {
      // The checks of purchases report failures.
      if (!(error instanceof Broken)) throw error;
    }
  };
  if (
    (await list()).length === 0 &&
    context.isSelected(['getIspPlan', 'renewIsp', 'createSubscription', 'cancelSubscription'])
  ) {
    const plans = ((await ask('listStaticPlans')) ?? []) as Row[];
    const order = { paymentType: 0, PromotionCode: '', planNum: 25 };
    await buy('buyIsp', { ...order, planKey: plans[1]?.['planKey'] });
    await until(context, list, (found) => found.length > 0);
  }
  const left = async () => {
    const figures = ((await ask('getBandwidth')) ?? {}) as Row;
    return Number(figures['premiumTotalBandWidth']) - Number(figures['premiumUsedBandwidth']);
  };
  if ((await left()) === 0 && context.isSelected('getProxyConfig')) {
    const order = { paymentType: 0, PromotionCode: '', Quantity: 5, mealType: 'premium' };
    await buy('buyResidential', order);
    await until(context, left, (gigabytes) => gigabytes > 0);
  }
}
