import { accountSequences } from './account-sequences.ts';
import { orderSequences } from './order-sequences.ts';
import { planSequences } from './plan-sequences.ts';
import { purchaseSequences } from './purchase-sequences.ts';
import type { Sequence } from './sequence-calls.ts';

export const SEQUENCES: readonly Sequence[] = [
  ...accountSequences,
  ...orderSequences,
  ...planSequences,
  ...purchaseSequences,
];
