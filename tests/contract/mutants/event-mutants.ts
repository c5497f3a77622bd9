import type { HubEvent } from '../../../sandbox/planted.ts';
import type { Mutant } from './mutant.ts';

const inEvent = (bug: string, says: string, events: (event: HubEvent) => HubEvent[]): Mutant => ({
  bug,
  expected: [
    'onPublicPaymentStatus: a payment is reported over WebSockets, to that customer only',
    says,
  ],
  planted: { events },
});

/** Bugs of hub events and their recipients. */
export const eventMutants: Mutant[] = [
  inEvent(
    'event: its name in another case',
    'an undeclared event publicPaymentStatus arrives',
    (event) => [{ ...event, target: 'publicPaymentStatus' }],
  ),
  inEvent('event: to everyone', "another customer gets this customer's event", (event) => [
    { ...event, customerId: undefined },
  ]),
  inEvent(
    'event: an object instead of a JSON string',
    'the event has not one argument, a JSON string',
    (event) => [{ ...event, args: [{ status: 1 }] }],
  ),
  inEvent(
    'event: its arguments are no list',
    'the event has not one argument, a JSON string',
    (event) => [{ ...event, args: null as never }],
  ),
  inEvent('event: the status is a string', 'the payload: $/status must be integer', (event) => [
    { ...event, args: [JSON.stringify({ status: '1' })] },
  ]),
  inEvent(
    'event: the payload lacks the status',
    "the payload: $ must have required property 'status'",
    (event) => [{ ...event, args: ['{}'] }],
  ),
  inEvent('event: paid is reported as declined', 'a paid purchase has not status 1', (event) => [
    { ...event, args: [JSON.stringify({ status: 0 })] },
  ]),
  inEvent(
    'event: it names another order',
    'the event names the order RES20200101-000001',
    (event) => [{ ...event, args: [JSON.stringify({ status: 1, orderNo: 'RES20200101-000001' })] }],
  ),
  inEvent('event: sent twice', 'the event arrives 2 times', (event) => [event, event]),
  inEvent('event: never sent', 'no event within 1 s of the payment', () => []),
  inEvent(
    'event: with another that is not declared',
    'an undeclared event OrderChanged arrives',
    (event) => [event, { ...event, target: 'OrderChanged', args: ['{}'] }],
  ),
];
