import type { Severity } from '../engine/types.ts';

const ANOTHER_CUSTOMER = /another customer|other customer|two customers/;
const ENTERS = ['login', 'register', 'recoverPassword', 'sendCode', 'createUser'];
const POPUPS = ['startDiscordLogin', 'startGoogleLogin'];
/** Data that another customer, or anyone, could use or see. */
const OPENS = [
  'saveAllowedIps',
  'saveAlerts',
  'logout',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'createProxyUser',
  'resetProxyUserPassword',
  'deleteProxyUser',
];
const CHARGES = [
  'checkDiscount',
  'buyResidential',
  'buyIsp',
  'renewIsp',
  'createSubscription',
  'cancelSubscription',
  'replaceIps',
];
/** What is charged, and what was paid for. */
const MONEY_WORDS = /\b(charg|cost|price|paid|pay|credit|amount|payment)/i;

/**
 * The severity of a finding across several calls: someone sees another customer's data, pays too much, or gets too
 * little.
 */
export function severityOf(operationId: string, check: string, message: string): Severity {
  if (ANOTHER_CUSTOMER.test(check) || ANOTHER_CUSTOMER.test(message)) return 'privacy';
  if ([...ENTERS, ...POPUPS, ...OPENS].includes(operationId)) return 'privacy';
  if (CHARGES.includes(operationId)) return 'money';
  const isOfHub = operationId.startsWith('on');
  if (!isOfHub && MONEY_WORDS.test(check)) return 'money';
  return 'breaks the shop';
}
