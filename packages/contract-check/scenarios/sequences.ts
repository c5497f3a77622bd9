import type { Sequence } from '../engine/context.ts';
import { accountSequences } from './account-sequences.ts';
import { customerSequences } from './customer-sequences.ts';
import { moneySequences } from './money-sequences.ts';
import { orderSequences } from './order-sequences.ts';
import { planSequences } from './plan-sequences.ts';
import { purchaseSequences } from './purchase-sequences.ts';
import { recordSequences } from './record-sequences.ts';
import { renewalSequences } from './renewal-sequences.ts';
import { socialSequences } from './social-sequences.ts';

/** Change nothing, and run in parallel. */
export const READING: readonly Sequence[] = [
  ...orderSequences,
  ...recordSequences,
  ...planSequences,
  ...socialSequences,
  ...moneySequences.filter(({ operationId }) => operationId === 'checkDiscount'),
  ...customerSequences.filter(({ changes }) => changes !== true),
];

/** Create their own accounts, and run beside the others. */
export const ACCOUNTS: readonly Sequence[] = accountSequences;

/** Change the customer's data, one after the other. */
export const CHANGING: readonly Sequence[] = [
  ...purchaseSequences,
  ...moneySequences.filter(({ operationId }) => operationId !== 'checkDiscount'),
  ...renewalSequences,
  ...customerSequences.filter(({ changes }) => changes === true),
];
