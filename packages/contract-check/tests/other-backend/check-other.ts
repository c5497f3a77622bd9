import { createClient } from '../../engine/client.ts';
import { loadContract } from '../../engine/load.ts';
import type { Report } from '../../engine/run.ts';
import type { ShopOptions } from '../../scenarios/options.ts';
import { checkShop } from '../../scenarios/shop.ts';
import { APP_ORIGIN } from '../backend.ts';
import { PER_GB } from './purchase.ts';
import type { OtherBackend } from './server.ts';
import type { Customer, World } from './world.ts';

const contract = loadContract();
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

export const DISCOUNT_CODES = ['HERBST 19', 'MINUS/7', 'IP+10'];

/** Orders of one second and of several days, active plans, and an expired one without addresses. */
export function fill(world: World, customer: Customer): void {
  const kinds = ['basic', 'premium', 'isp'] as const;
  const now = Math.floor(Date.now() / SECOND) * SECOND;
  for (let index = 0; index < 23; index += 1) {
    const kind = kinds[index % 3] ?? 'basic';
    const quantity = kind === 'isp' ? 25 : 5 + index;
    const order = world.addOrder(customer, { kind, quantity, cents: 1234 + index });
    order.at = now - 9 * DAY + Math.floor(index / 4) * DAY;
    order.paid = index % 5 !== 0;
    // The newest orders have a payment page.
    if (index > 14) {
      order.page = world.open(() => undefined);
      order.at = now - HOUR;
    }
    if (kind === 'isp' && index < 6) world.addPlan(customer, order, index < 3 ? -3 : 12);
  }
  customer.total.premium = 40.25;
  for (const other of world.customers) {
    if (other !== customer) other.total.premium = 5;
  }
}

/** Runs the kit in process with every option. */
export function checkOther(
  { world, url, token, otherToken }: OtherBackend,
  only: readonly string[],
  { settleSeconds = 1, ...options }: Partial<ShopOptions> = {},
): Promise<Report> {
  const target = {
    url,
    functionsUrl: `${url}/functions/v1`,
    origin: APP_ORIGIN,
    token,
    otherToken,
    password: '',
    rate: Infinity,
    timeoutMs: 60_000,
  };
  const events = contract.events.map((event) => ({ ...event, deadlineSeconds: settleSeconds }));
  return checkShop(
    { ...contract, events },
    {
      client: createClient(target),
      only,
      options: {
        mutate: true,
        offers: contract.offers,
        runs: 4,
        seed: 1,
        credentials: undefined,
        discountCodes: DISCOUNT_CODES,
        prices: PER_GB,
        settleSeconds,
        silenceSeconds: Math.max(settleSeconds, 5),
        pay: async (page) => void (await fetch(page, { method: 'POST' })),
        decline: async (page) => void (await fetch(page, { method: 'DELETE' })),
        mailedCode: (email, kind) =>
          Promise.resolve(
            world.codes.findLast((one) => one.email === email.toLowerCase() && one.kind === kind)
              ?.digits ?? '',
          ),
        ...options,
      },
    },
  );
}
