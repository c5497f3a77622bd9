import type { Sequence } from '../engine/context.ts';
import { accountRules } from './account-rules.ts';
import { accountSequences } from './account-sequences.ts';
import { afterPurchases } from './after-purchases.ts';
import { alertSequences } from './alert-sequences.ts';
import { allowedIpSequences } from './allowed-ip-sequences.ts';
import { analysisSequences } from './analysis-sequences.ts';
import { checkSequences } from './check-sequences.ts';
import { configSequences } from './config-sequences.ts';
import { customerSequences } from './customer-sequences.ts';
import { declineSequences } from './decline-sequences.ts';
import { moneySequences } from './money-sequences.ts';
import { orderSequences } from './order-sequences.ts';
import { paidOnceSequences } from './paid-once-sequences.ts';
import { paymentSequences } from './payment-sequences.ts';
import { planSequences } from './plan-sequences.ts';
import { purchaseSequences } from './purchase-sequences.ts';
import { recordSequences } from './record-sequences.ts';
import { renewalSequences } from './renewal-sequences.ts';
import { replaceSequences } from './replace-sequences.ts';
import { sessionSequences } from './session-sequences.ts';
import { socialSequences } from './social-sequences.ts';
import { truthSequences } from './truth-sequences.ts';
import { usageSequences } from './usage-sequences.ts';
import { userSequences } from './user-sequences.ts';

/** Change nothing, and run in parallel. */
export const READING: readonly Sequence[] = [
  ...orderSequences,
  ...analysisSequences,
  ...recordSequences,
  ...planSequences,
  ...configSequences,
  ...truthSequences,
  ...checkSequences,
  ...usageSequences,
  ...socialSequences,
  ...moneySequences.filter(({ operationId }) => operationId === 'checkDiscount'),
  ...customerSequences.filter(({ changes }) => changes !== true),
];

/** Create their own accounts, and run in parallel with the others. */
export const ACCOUNTS: readonly Sequence[] = [
  ...accountSequences,
  ...accountRules,
  ...sessionSequences,
];

/** Change the customer's data, one after the other. */
export const CHANGING: readonly Sequence[] = [
  ...purchaseSequences,
  ...moneySequences.filter(({ operationId }) => operationId !== 'checkDiscount'),
  ...renewalSequences,
  ...paidOnceSequences,
  ...paymentSequences,
  ...declineSequences,
  ...replaceSequences,
  ...userSequences,
  ...allowedIpSequences,
  ...alertSequences,
  ...customerSequences.filter(({ changes }) => changes === true),
  ...afterPurchases(READING),
];
