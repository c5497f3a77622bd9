import { orders } from '@ambergate/sandbox/handlers/orders.ts';
import { proxies } from '@ambergate/sandbox/handlers/proxies.ts';
import { startSandbox } from '@ambergate/sandbox/server.ts';
import { uniqueName } from '@ambergate/sandbox/tests/unique-name.ts';
import * as prices from '../../../shop.config.ts';
import { formatServerTime } from '../../../src/domain/server-time.ts';

const DAY_MS = 86_400_000;
const DATA_GB = 1000;

type Place = { value: string; label: string };

const HOME: Place = { value: 'us', label: 'United States' };

/** The built shop with an in-process sandbox of any number of plans, orders and places. */
export async function openBenchBackend() {
  let places = 250;
  let purchases = 0;
  const sandbox = await startSandbox({
    prices,
    dist: process.env['DIST'] ?? 'dist',
    injected: {
      handlers: {
        searchLocations: () => [HOME, ...many(places - 1)],
        analyseOrders: (context) =>
          purchases === 0
            ? orders.analyseOrders(context)
            : { rows: bought(purchases), counts: { basic: purchases, premium: 0, isp: 0 } },
        // Makes generated places selectable too.
        getProxyConfig: (context) => proxies.getProxyConfig(context, { planType: 'basic' }),
      },
    },
  });
  const { store, announcePayment } = sandbox.backend;

  /** A customer with data, and the given numbers of plans and orders. */
  function customer({ plans = 0, orders = 0 } = {}) {
    const email = `bench-${uniqueName()}@example.com`;
    const added = store.customers.add(email, null);
    if (added === undefined) throw new Error(`${email} is taken.`);
    const { id } = added;
    const now = Date.now();
    store.transaction(() => {
      for (const tier of ['basic', 'premium'] as const) {
        store.bandwidth.credit(id, tier, { total: DATA_GB, used: 1 });
      }
      for (let index = 0; index < plans; index += 1) addPlan(id, index, now);
      for (let index = 0; index < orders; index += 1) addOrder(id, index, now);
    });
    const token = store.tokens.issue(id);
    return { id, storage: { user: JSON.stringify({ token, userInfo: { email } }) } };
  }

  function addOrder(customerId: number, index: number, now: number): void {
    const quantity = 5 + ((index * 7) % 40);
    store.orders.add({
      customerId,
      orderName: `Premium Residential ${quantity} GB`,
      mealType: 'premium',
      quantity,
      cents: quantity * 400,
      status: 1,
      // All orders are in the dashboard's initial range.
      createdAt: now - ((index * 37) % 29) * DAY_MS - index * 1000,
    });
  }

  function addPlan(customerId: number, index: number, now: number): void {
    const daysLeft = ((index * 11) % 40) - 10;
    const quantity = 25;
    const { orderNo } = store.orders.add({
      customerId,
      orderName: `Private ISP (US) ${quantity} IPs`,
      mealType: 'isp',
      quantity,
      cents: quantity * 200,
      status: 1,
      createdAt: now + (daysLeft - 30) * DAY_MS,
    });
    const isRenewed = index % 3 === 0;
    store.ispPlans.add({
      customerId,
      orderNo,
      quantity,
      days: 30,
      planKey: 'static-isp-us',
      expiresAt: now + daysLeft * DAY_MS,
      autoRenew: isRenewed ? 1 : 0,
      subscriptionId: isRenewed ? `sub_${index}` : null,
    });
  }

  return {
    address: sandbox.url,
    customer,
    /** Sets the number of places that every picker offers. */
    offerPlaces: (count: number) => void (places = count),
    /** Sets the number of purchases in every customer's statistics; 0 uses the purchases of the orders. */
    offerPurchases: (count: number) => void (purchases = count),
    announcePayment,
    close: sandbox.stop,
  };
}

export type BenchBackend = Awaited<ReturnType<typeof openBenchBackend>>;

function many(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `p${index}`,
    label: `Place ${index}`,
  }));
}

/** Purchases over two years, each in a different minute. */
function bought(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    time: formatServerTime(new Date(Date.UTC(2026, 0) - index * 10 * 60_000))
      .slice(0, 16)
      .replaceAll('-', '.'),
    type: 'Residential' as const,
    planType: 'basic' as const,
    amount: '20 GB',
    price: 60,
  }));
}
