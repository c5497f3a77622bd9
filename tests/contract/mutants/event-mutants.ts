import type { HubEvent } from '../../../sandbox/planted.ts';
import { inAnswer, parsed, withJson } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const inEvent = (bug: string, events: (event: HubEvent) => HubEvent[]): Mutant => ({
  bug,
  only: ['onPublicPaymentStatus'],
  planted: { events },
});

/** Bugs of hub events and their recipients. */
export const eventMutants: Mutant[] = [
  inEvent('event: its name in another case', (event) => [
    { ...event, target: 'publicPaymentStatus' },
  ]),
  inEvent('event: to everyone', (event) => [{ ...event, customerId: undefined }]),
  inEvent('event: an object instead of a JSON string', (event) => [
    { ...event, args: [{ status: 1 }] },
  ]),
  inEvent('event: the status is a string', (event) => [
    { ...event, args: [JSON.stringify({ status: '1' })] },
  ]),
  inEvent('event: the payload lacks the status', (event) => [{ ...event, args: ['{}'] }]),
  inEvent('event: paid is reported as declined', (event) => [
    { ...event, args: [JSON.stringify({ status: 0 })] },
  ]),
  inEvent('event: it names another order', (event) => [
    { ...event, args: [JSON.stringify({ status: 1, orderNo: 'RES20200101-000001' })] },
  ]),
  inEvent('event: sent twice', (event) => [event, event]),
  inEvent('event: never sent', () => []),
  inEvent('event: with another that is not declared', (event) => [
    event,
    { ...event, target: 'OrderChanged', args: ['{}'] },
  ]),
  {
    ...inAnswer('the hub offers WebSockets only', 'negotiatePaymentHub', (answer) =>
      answer.status === 200
        ? withJson(answer, {
            ...parsed(answer),
            availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
          })
        : answer,
    ),
    only: ['onPublicPaymentStatus'],
  },
];
