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
import type { Customer, Input } from '../engine/types.ts';
import { factsOf } from './facts.ts';

const GET = 'getAllowedIps';
const SAVE = 'saveAllowedIps';

/** As typed, and as stored. */
const WRITTEN = [
  ['203.0.113.7/32', '203.0.113.7'],
  ['198.51.100.20/24', '198.51.100.0/24'],
  ['2001:DB8:12:34:0:0:0:9/64', '2001:db8:12:34::/64'],
  ['203.0.113.7', undefined],
] as const;

const REFUSED = [
  ['0.0.0.0/0', 'the whole internet'],
  ['::/0', 'the whole internet'],
  ['198.0.0.0/15', 'a network larger than /16'],
  ['2001:db8::/32', 'a network larger than /48'],
  ['10.1.2.3', 'a private address'],
  ['172.16.1.2', 'a private address'],
  ['192.168.0.0/24', 'a private address'],
  ['100.64.0.1', 'an address of a carrier-grade NAT'],
  ['127.0.0.1', 'a loopback address'],
  ['::1', 'a loopback address'],
  ['169.254.1.1', 'a link-local address'],
  ['fe80::1', 'a link-local address'],
  ['fd00::1', 'a private address'],
  ['224.0.0.1', 'a multicast address'],
  ['ff02::1', 'a multicast address'],
  ['255.255.255.255', 'the broadcast address'],
  ['0.0.0.0', 'the unspecified address'],
  ['::', 'the unspecified address'],
  ['::ffff:203.0.113.7', 'an IPv4 address written as IPv6'],
  ['203.0.113.7/33', 'no address'],
  ['203.0.113', 'no address'],
] as const;

/** The list of addresses that need no password: which entries it accepts, and to whom it belongs. */
export const allowedIpSequences: Sequence[] = [
  {
    operationId: SAVE,
    also: [GET],
    name: 'addresses are stored in a normalized form, without duplicates',
    run: (context) =>
      keepingIps(context, 'customer', async () => {
        const { body, sent } = await save(
          context,
          WRITTEN.map(([typed]) => typed),
        );
        const stored = WRITTEN.flatMap(([, one]) => one ?? []);
        for (const list of [ipsIn(body), await listed(context)]) {
          if (JSON.stringify(list) === JSON.stringify(stored)) continue;
          const message = `the list is not ${stored.join(', ')}${seen(list)}`;
          throw new Broken(message, sent, true, { severity: 'breaks the shop' });
        }
      }),
  },
  {
    operationId: SAVE,
    also: [GET],
    name: 'addresses outside the internet are rejected, and the list stays unchanged',
    run: (context) =>
      keepingIps(context, 'customer', async () => {
        await save(context, ['203.0.113.7']);
        for (const [ip, what] of REFUSED) {
          const complaint = `the list accepts ${what}: ${ip}`;
          const list = input(['198.51.100.7', ip]);
          await step(context, () => refused(context, SAVE, list, 'customer', complaint));
        }
        const list = await listed(context);
        if (JSON.stringify(list) === '["203.0.113.7"]') return;
        const message = `a rejected list replaces part of the stored one${seen(list)}`;
        context.found(new Broken(message, undefined, true));
      }),
  },
  {
    operationId: SAVE,
    also: [GET],
    name: "another customer's addresses stay private and unchanged",
    async run(context) {
      requireOther(context);
      await keepingIps(context, 'customer', () =>
        keepingIps(context, 'other customer', async () => {
          await save(context, ['203.0.113.7']);
          const { sent } = await save(context, ['198.51.100.9'], 'other customer');
          if ((await listed(context, 'other customer')).includes('203.0.113.7')) {
            context.found(new Broken("it shows another customer's addresses", sent, true));
          }
          const mine = JSON.stringify(await listed(context));
          if (mine === '["203.0.113.7"]') return;
          throw new Broken("a customer replaces another customer's addresses", sent, true);
        }),
      );
    },
  },
];

const input = (ips: readonly string[]): Input => ({ query: {}, body: { ips } });
const ipsIn = (body: unknown) => (body as { ips: readonly string[] }).ips;

const save = (context: CheckContext, ips: readonly string[], identity: Customer = 'customer') =>
  success(context, SAVE, input(ips), identity);

async function listed(context: CheckContext, identity: Customer = 'customer') {
  return ipsIn((await success(context, GET, { query: {} }, identity)).body);
}

/** Runs it, and puts the list back as it was before the kit changed it. */
async function keepingIps(
  context: CheckContext,
  identity: Customer,
  run: () => Promise<void>,
): Promise<void> {
  requireMutate(context);
  const ofFacts = identity === 'customer' ? factsOf(context).restored.ips : undefined;
  const before = (ofFacts ?? (await listed(context, identity))) as readonly string[];
  await restoring(run, () => success(context, SAVE, input(before), identity));
}
