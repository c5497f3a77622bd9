import type { Severity } from '../engine/types.ts';

const OF_ANOTHER = /another customer|other customer|two customers/;
const ENTERS = ['login', 'register', 'recoverPassword', 'sendCode', 'createUser'];
const POPUPS = ['startDiscordLogin', 'startGoogleLogin'];
const CHARGES = [
  'checkDiscount',
  'buyResidential',
  'buyIsp',
  'renewIsp',
  'createSubscription',
  'cancelSubscription',
];
/** What is charged, and what was paid for. */
const OF_MONEY = /\b(charg|cost|price|paid|pay|credit|amount|payment)/i;

/** What a finding of several calls costs: who sees another's data, and who pays too much or gets too little. */
export function severityOf(operationId: string, check: string, message: string): Severity {
  if (OF_ANOTHER.test(check) || OF_ANOTHER.test(message)) return 'privacy';
  if ([...ENTERS, ...POPUPS].includes(operationId)) return 'privacy';
  if (CHARGES.includes(operationId)) return 'money';
  const isOfHub = operationId.startsWith('on');
  if (!isOfHub && OF_MONEY.test(check)) return 'money';
  return 'breaks the shop';
}
