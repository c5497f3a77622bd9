import type { Notice } from '../../../generated/model/notice.zod.ts';
import type { TestAlertsRequest } from '../../../generated/model/testAlertsRequest.zod.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../Refusal.ts';
import type { Tier } from '../store/bandwidth.ts';
import type { Customer } from '../store/customers.ts';
import { isInternalHost } from './allowed-ip.ts';

type Channel = TestAlertsRequest['channel'];

/** Rejects a webhook that would let a customer reach the server's own network. */
export function expectWebhook(text: string): void {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') {
    throw new Refusal(400, 'The address of a webhook must begin with https://', 'invalid_request');
  }
  if (isInternalHost(url.hostname)) {
    throw new Refusal(400, 'A webhook must be on the internet', 'invalid_request');
  }
}

/** Sends an alert to each channel that is on, and to the customer's open pages. */
export function alert(backend: Backend, customer: Customer, notice: Notice): void {
  for (const channel of ['email', 'telegram', 'webhook'] as const) {
    sendTo(backend, customer, channel, notice);
  }
  backend.announceNotice(customer.id, notice);
}

/** Stores a message of a channel. Returns false if the channel is off. */
export function sendTo(
  { store }: Backend,
  { id, email }: Customer,
  channel: Channel,
  notice: Notice,
): boolean {
  const settings = store.alertSettings.of(id);
  const recipient = channel === 'email' ? settings.email && email : settings[channel];
  if (recipient === undefined || recipient === false) return false;
  const text = channel === 'webhook' ? JSON.stringify(notice) : textOf(notice);
  store.messages.send({ channel, recipient, text });
  return true;
}

/** Alerts the customer if the data left in a tier has reached a percentage since `before`. */
export function alertDataLeft(
  backend: Backend,
  customer: Customer,
  tier: Tier,
  before: number,
): void {
  const after = leftPercent(backend, customer, tier);
  const { dataLeftPercent } = backend.store.alertSettings.of(customer.id);
  const reached = dataLeftPercent.filter((one) => before > one && after <= one);
  if (reached.length > 0) {
    alert(backend, customer, { kind: 'data_left', tier, leftPercent: Math.min(...reached) });
  }
}

/** The data left in a tier as a percentage of its total. */
export function leftPercent({ store }: Backend, { id }: Customer, tier: Tier): number {
  const { total, used } = store.bandwidth.of(id, tier);
  return total === 0 ? 0 : Math.max(0, ((total - used) / total) * 100);
}

function textOf({ kind, tier, leftPercent: left, orderNo, time, amount, text }: Notice): string {
  if (text !== undefined) return text;
  const subject = orderNo === undefined ? `Your ${tier ?? ''} data` : `Plan ${orderNo}`;
  switch (kind) {
    case 'data_left':
      return `${left ?? 0}% of your ${tier ?? ''} data is left.`;
    case 'expiry':
      return `${subject} expires at ${time ?? 'an unknown time'} UTC.`;
    case 'charge':
      return `${subject} is charged $${amount ?? 0} at ${time ?? 'an unknown time'} UTC.`;
    default:
      return 'This is a test of your alerts.';
  }
}
