import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '../engine/run.ts';
import { APP_ORIGIN } from './backend.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { startRemoteHub } from './other-backend/hub.ts';
import { FIRST, SECOND, startOtherBackend } from './other-backend/server.ts';

/** A healthy backend that shares no code with the sandbox: the kit must find nothing. */
/** In seconds. Long, so that nothing times out on a busy machine. */
const PATIENT = 30;
const complaints = ({ results }: Report) =>
  results
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ operationId, check, message }) => `${operationId}: ${check}: ${message}`);
const skipped = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === 'skipped').map(({ message }) => message);

test('an independent backend that books payments late is healthy', async () => {
  const backend = await startOtherBackend([], fill, { bookingMs: 300 });
  onTestFinished(backend.stop);
  const report = await checkOther(backend, [], { credentials: FIRST, settleSeconds: PATIENT });
  expect(complaints(report)).toEqual([]);
  expect(skipped(report)).toEqual([]);
});

/** Allowed variations, and the note that each gets. */
const ALLOWED: Record<string, string> = {
  'nobody may create accounts': '',
  '5 GB are 5.0 GB': '',
  'optional fields are left out': '',
  'a 401 has no body': 'its 401 has no body',
  'a quote has a url': 'a quote has a url, which is never opened',
  'a renewal has the number of its plan': 'the new order has the number of an earlier one',
  'the event of a renewal names its plan': 'the event of a renewal names its plan',
  'the hub offers long polling alone': 'ServerSentEvents is not offered; the shop works without it',
  'a sign-in ends the tokens before it': 'a sign-in ends earlier tokens',
};

test.each(Object.entries(ALLOWED))(
  'a backend where %s is healthy',
  { tags: 'nightly' },
  async (way, note) => {
    const backend = await startOtherBackend([way], fill);
    onTestFinished(backend.stop);
    const report = await checkOther(backend, [], { credentials: FIRST, settleSeconds: PATIENT });
    expect(complaints(report)).toEqual([]);
    expect(report.notes.map(({ message }) => message).join('\n')).toContain(note);
  },
);

test(
  'checks that a finding blocks are skipped and name the finding',
  { tags: 'nightly' },
  async () => {
    const backend = await startOtherBackend(['no subscription is offered'], fill);
    onTestFinished(backend.stop);
    const report = await checkOther(backend, ['createSubscription', 'cancelSubscription']);
    expect(complaints(report)).toHaveLength(1);
    expect(skipped(report).join('\n')).toContain(
      'not exercised, because of "createSubscription: a plan is subscribed from the approval',
    );
  },
);

test(
  'a customer without data and a hub on another host are healthy',
  { tags: 'nightly' },
  async () => {
    const hub = await startRemoteHub([APP_ORIGIN]);
    onTestFinished(hub.stop);
    const backend = await startOtherBackend([], () => undefined, { hubElsewhere: hub.url });
    onTestFinished(backend.stop);
    expect(
      complaints(
        await checkOther(backend, [], { otherCredentials: SECOND, settleSeconds: PATIENT }),
      ),
    ).toEqual([]);
  },
);

test(
  'a customer without data is healthy without a payment, and the report lists what was not tested',
  { tags: 'nightly' },
  async () => {
    const backend = await startOtherBackend([], () => undefined);
    onTestFinished(backend.stop);
    const report = await checkOther(backend, [], {
      pay: undefined,
      mailedCode: undefined,
      settleSeconds: PATIENT,
    });
    expect(complaints(report)).toEqual([]);
    expect(skipped(report)).toContain('the customer has no ISP plan');
    expect(skipped(report)).toContain('the customer has no data left');
  },
);

test('a backend is healthy if the kit only reads', { tags: 'nightly' }, async () => {
  const backend = await startOtherBackend([], fill);
  onTestFinished(backend.stop);
  expect(
    complaints(await checkOther(backend, [], { mutate: false, settleSeconds: PATIENT })),
  ).toEqual([]);
});
