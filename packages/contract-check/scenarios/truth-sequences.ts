import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { allOrders, bandwidth, ispPlans } from './sequence-calls.ts';

const TIERS = ['basic', 'premium'];
const SETTLED = ['paid', 'refunded'];
/** Sums of fractions have rounding errors. */
const DUST_GB = 0.005;
/** Allowed difference between clocks. */
const AHEAD_MS = 5 * 60_000;

/** Whether optional fields about payments and data are consistent with the rest of the response. */
export const truthSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'the state of a payment agrees with the status',
    async run(context) {
      const { records, sent } = await allOrders(context);
      const stated = records.filter(({ paymentState = 'other' }) => paymentState !== 'other');
      const wrong = stated.find(
        ({ status, paymentState }) => (status !== 0) !== SETTLED.includes(String(paymentState)),
      );
      if (wrong !== undefined) {
        const pair = seen([wrong['paymentState'], wrong['status']]);
        context.found(new Broken(`a paymentState contradicts the status${pair}`, sent, true));
      }
      const closed = stated.find(
        ({ paymentState, payUrl }) => payUrl !== undefined && paymentState === 'expired',
      );
      if (closed === undefined) return;
      throw new Broken('an order whose payment has expired has a payment page', sent, true);
    },
  },
  {
    operationId: 'getBandwidth',
    name: 'the batches of a tier add up to the data that is left',
    async run(context) {
      const { sent } = await success(context, 'getBandwidth');
      const figures = await bandwidth(context);
      const { batches } = figures as { batches?: readonly Row[] };
      if (batches === undefined) return;
      for (const tier of TIERS) expectLeft(context, figures, batches, tier, sent);
      const full = batches.find(({ gb, leftGb }) => Number(leftGb) > Number(gb) + DUST_GB);
      if (full === undefined) return;
      throw new Broken(`a batch has more left than was bought${seen(full)}`, sent, true);
    },
  },
  {
    operationId: 'getBandwidth',
    name: 'the figures were measured before the response',
    async run(context) {
      const { body, sent } = await success(context, 'getBandwidth');
      const { asOf } = body as { asOf?: string };
      if (asOf === undefined) return;
      if (timeOf(asOf) <= Date.now() + AHEAD_MS) return;
      throw new Broken(`asOf is in the future; send it in UTC${seen(asOf)}`, sent, true);
    },
  },
  {
    operationId: 'listIspPlans',
    name: 'addresses are kept after the end of their plan',
    async run(context) {
      const { plans, sent } = await ispPlans(context);
      if (plans.length === 0) throw new Skipped('the customer has no ISP plan');
      const kept = plans.filter(({ keptUntil }) => keptUntil !== undefined);
      const active = kept.find((plan) => isActive(plan));
      if (active !== undefined) {
        const message = 'a plan that has not expired has keptUntil';
        context.found(new Broken(message, sent, true));
      }
      const early = kept.find(
        ({ keptUntil, expireTime }) => timeOf(keptUntil) < timeOf(expireTime),
      );
      if (early === undefined) return;
      const pair = seen([early['keptUntil'], early['expireTime']]);
      throw new Broken(`keptUntil is before the end of the plan${pair}`, sent, true);
    },
  },
];

function expectLeft(
  context: CheckContext,
  figures: Row,
  batches: readonly Row[],
  tier: string,
  sent: Awaited<ReturnType<typeof success>>['sent'],
): void {
  const [total, used] = [figures[`${tier}TotalBandWidth`], figures[`${tier}UsedBandwidth`]];
  const left = Math.max(0, Number(total) - Number(used));
  const ofTier = batches.filter((batch) => batch['tier'] === tier);
  const sum = ofTier.reduce((gb, { leftGb }) => gb + Number(leftGb), 0);
  if (Math.abs(sum - left) <= DUST_GB) return;
  const message = `the batches of ${tier} have ${sum.toFixed(2)} GB left, but the total has ${left.toFixed(2)}`;
  const cause = 'batches and total have different data left';
  context.found(new Broken(message, sent, true, { cause }));
}

const timeOf = (text: unknown): number => Date.parse(`${String(text).replace(' ', 'T')}Z`);
