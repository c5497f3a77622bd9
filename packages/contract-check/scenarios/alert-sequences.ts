import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken } from '../engine/failures.ts';
import {
  refused,
  requireMutate,
  requireOther,
  restoring,
  step,
  success,
} from '../engine/sequences.ts';
import type { Customer, Row } from '../engine/types.ts';
import { factsOf } from './facts.ts';

const GET = 'getAlerts';
const SAVE = 'saveAlerts';
const OFF = { email: false, dataLeftPercent: [], daysBefore: [] };
const SAVED = {
  email: true,
  webhook: 'https://hooks.customer.example/kit',
  dataLeftPercent: [25, 7],
  daysBefore: [5],
  hoursBeforeCharge: 12,
};

/** Webhooks that a server must not call. */
const REFUSED = [
  ['http://hooks.customer.example/kit', 'a webhook that is not https'],
  ['https://user:secret@hooks.customer.example/', 'a webhook with a password'],
  ['https://localhost/kit', "a webhook to the server's own machine"],
  ['https://127.0.0.1/kit', "a webhook to the server's own machine"],
  ['https://[::1]/kit', "a webhook to the server's own machine"],
  ['https://2130706433/kit', "a webhook to the server's own machine"],
  ['https://[::ffff:127.0.0.1]/kit', "a webhook to the server's own machine"],
  ['https://10.0.0.8/kit', "a webhook to the server's own network"],
  ['https://172.16.0.8/kit', "a webhook to the server's own network"],
  ['https://192.168.0.8/kit', "a webhook to the server's own network"],
  ['https://169.254.169.254/latest/meta-data', "a webhook to the server's own network"],
  ['https://[fd00::8]/kit', "a webhook to the server's own network"],
] as const;

/** Alert settings: which values they accept, and to whom they belong. */
export const alertSequences: Sequence[] = [
  {
    operationId: SAVE,
    also: [GET],
    name: 'a webhook that is not https, or leads to the server itself, is rejected',
    run: (context) =>
      keepingAlerts(context, 'customer', async () => {
        for (const [webhook, what] of REFUSED) {
          const input = { query: {}, body: { ...OFF, webhook } };
          const complaint = `${what} is accepted`;
          await step(context, () => refused(context, SAVE, input, 'customer', complaint));
        }
      }),
  },
  {
    operationId: SAVE,
    also: [GET, 'testAlerts'],
    name: 'saved settings are returned, and a channel that is off is not tested',
    run: (context) =>
      keepingAlerts(context, 'customer', async () => {
        for (const body of [SAVED, OFF]) {
          const { body: answer, sent } = await success(context, SAVE, { query: {}, body });
          for (const read of [answer as Row, await alerts(context)]) {
            const wrong = Object.keys(SAVED).find(
              (field) => written(read[field]) !== written(Reflect.get(body, field)),
            );
            if (wrong === undefined) continue;
            const message = `${wrong} is not what was saved${seen(read[wrong])}`;
            context.found(new Broken(message, sent, true, { severity: 'breaks the shop' }));
          }
        }
        const test = { query: {}, body: { channel: 'email' } };
        const complaint = 'a channel that is off is tested';
        await refused(context, 'testAlerts', test, 'customer', complaint);
      }),
  },
  {
    operationId: SAVE,
    also: [GET],
    name: "another customer's alerts stay private and unchanged",
    async run(context) {
      requireOther(context);
      await keepingAlerts(context, 'customer', () =>
        keepingAlerts(context, 'other customer', async () => {
          await success(context, SAVE, { query: {}, body: SAVED });
          const { sent } = await success(context, SAVE, { query: {}, body: OFF }, 'other customer');
          if ((await alerts(context, 'other customer'))['webhook'] === SAVED.webhook) {
            context.found(new Broken("it shows another customer's alerts", sent, true));
          }
          if ((await alerts(context))['webhook'] === SAVED.webhook) return;
          throw new Broken("a customer changes another customer's alerts", sent, true);
        }),
      );
    },
  },
];

/** The thresholds may be in any order. */
const written = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => Number(a) - Number(b)) : value);

async function alerts(context: CheckContext, identity: Customer = 'customer'): Promise<Row> {
  return (await success(context, GET, { query: {} }, identity)).body as Row;
}

/** Runs it, and puts the settings back as they were before the kit changed them. */
export async function keepingAlerts(
  context: CheckContext,
  identity: Customer,
  run: () => Promise<void>,
): Promise<void> {
  requireMutate(context);
  const ofFacts = identity === 'customer' ? factsOf(context).restored.alerts : undefined;
  const { telegramBot: _bot, ...before } = (ofFacts ?? (await alerts(context, identity))) as Row;
  const known = Object.entries(before).filter(
    ([name, value]) => FIELDS.includes(name) && value !== null,
  );
  const body = Object.fromEntries(known);
  await restoring(run, () => success(context, SAVE, { query: {}, body }, identity));
}

const FIELDS = ['telegram', ...Object.keys(SAVED)];
