import type { CheckContext, Sequence } from '../engine/context.ts';
import { NotApplicable, Several, Skipped, type Broken } from '../engine/failures.ts';
import { requireMutate, requireToken, toItsEnd } from '../engine/sequences.ts';
import { until } from './purchase.ts';

const OPERATIONS = ['listOrders', 'analyseOrders', 'listIspPlans', 'getIspPlan'];

/** Orders and plans must still be consistent after the run has bought and renewed some. */
export const afterPurchases = (reading: readonly Sequence[]): Sequence[] =>
  OPERATIONS.map((operationId) => ({
    operationId,
    name: 'the lists still agree after the purchases',
    async run(context) {
      requireMutate(context);
      requireToken(context);
      const sequences = reading.filter((sequence) => sequence.operationId === operationId);
      const all = await until(
        context,
        () => Promise.all(sequences.map((sequence) => foundBy(context, sequence))),
        (found) => found.flat().length === 0,
      );
      if (all.flat().length > 0) throw new Several(all.flat());
    },
  }));

async function foundBy(context: CheckContext, { run }: Sequence): Promise<Broken[]> {
  try {
    await toItsEnd(context, run);
    return [];
  } catch (error) {
    if (error instanceof Skipped || error instanceof NotApplicable) return [];
    if (error instanceof Several) return [...error.all];
    throw error;
  }
}
