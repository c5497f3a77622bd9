import { accountSequences } from './account-sequences.ts';
import { customerSequences } from './customer-sequences.ts';
import { moneySequences } from './money-sequences.ts';
import { orderSequences } from './order-sequences.ts';
import { planSequences } from './plan-sequences.ts';
import { purchaseSequences } from './purchase-sequences.ts';
import { renewalSequences } from './renewal-sequences.ts';
import type { Sequence } from './sequence-calls.ts';
import { socialSequences } from './social-sequences.ts';

/** They change nothing, and run beside each other. */
export const READING: readonly Sequence[] = [
  ...orderSequences,
  ...planSequences,
  ...socialSequences,
  ...moneySequences.filter(({ operationId }) => operationId === 'checkDiscount'),
  ...customerSequences.filter(({ changes }) => changes !== true),
];

/** They make accounts of their own, and run beside what one customer does. */
export const ACCOUNTS: readonly Sequence[] = accountSequences;

/** They change what one customer has, one after the other. */
export const CHANGING: readonly Sequence[] = [
  ...purchaseSequences,
  ...moneySequences.filter(({ operationId }) => operationId !== 'checkDiscount'),
  ...renewalSequences,
  ...customerSequences.filter(({ changes }) => changes === true),
];
