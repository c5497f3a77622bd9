import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { DEMO, startBackend } from '@ambergate/contract-check/tests/backend.ts';
import { bomb, sendPacked, startServer } from '@ambergate/contract-check/tests/hostile-server.ts';
import { describe, expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { countryFindings } from '../tools/doctor/countries.ts';
import { asCustomer, type Ask } from '../tools/doctor/customer.ts';
import { lineOf, type Finding } from '../tools/doctor/finding.ts';
import { priceFindings } from '../tools/doctor/prices.ts';

const findings = async (
  url: string,
  customer: typeof DEMO,
  look: (ask: Ask) => Promise<Finding[]>,
) => (await asCustomer(loadContract(), url, customer, look)).map(lineOf);

describe('the countries', () => {
  const told = async (listed: readonly string[] | undefined) => {
    const { url } = await startBackend();
    return findings(url, DEMO, (ask) => countryFindings(ask, listed));
  };

  test('pass if the server offers all of them', async () => {
    const { countries } = shop.facts ?? {};
    expect(await told(countries)).toEqual([
      `✓ The server offers all ${countries?.length} countries of the shop.`,
    ]);
  });

  test('fail if the server lacks one, with its code and advice', async () => {
    expect(await told(['DE', 'XK', 'FR'])).toEqual([
      '✗ Pricing lists XK, which the server does not offer. Remove them from facts.countries in shop.config.ts.',
    ]);
  });

  test('are not checked if the shop file lists none', async () => {
    expect(await told([])).toEqual([]);
  });
});

describe('the prices', () => {
  const told = async (shown?: typeof shop.products, customer = DEMO) => {
    const { url } = await startBackend();
    return findings(url, customer, (ask) => priceFindings(ask, shown));
  };
  const { basic, premium, isp } = shop.products;

  test('pass if the server quotes them to a test customer', async () => {
    expect(await told()).toEqual([
      `✓ ${basic.name} costs $${basic.price.toFixed(2)} per GB on the server too.`,
      `✓ ${premium.name} costs $${premium.price.toFixed(2)} per GB on the server too.`,
      `✓ ${isp.name} costs $${isp.price.toFixed(2)} per IP on the server too.`,
    ]);
  });

  test('fail if the shop shows others, with advice', async () => {
    const dearer = ({ price }: { price: number }) => price + 0.5;
    const [first, , last] = await told({
      ...shop.products,
      basic: { ...basic, price: dearer(basic) },
      isp: { ...isp, price: dearer(isp) },
    });
    expect(first).toBe(
      `✗ ${basic.name} costs $${dearer(basic).toFixed(2)} per GB in the shop, but $${basic.price.toFixed(2)} on the server. Correct products.basic.price in shop.config.ts, or the server.`,
    );
    expect(last).toContain(
      `costs $${dearer(isp).toFixed(2)} per IP in the shop, but $${isp.price.toFixed(2)} on the server.`,
    );
  });

  test('cannot be checked without an order', async () => {
    const other = { email: 'empty@ambergate.example', password: 'amber-demo-1' };
    const lines = await told(shop.products, other);
    expect(lines.every((line) => line.startsWith('- No plan or order'))).toBe(true);
  });

  test('are not requested through a redirect, so no password is sent there', async () => {
    const there: string[] = [];
    const other = await startServer((request, response) => {
      there.push(`${request.method} ${request.url}`);
      response.end();
    });
    const asked: string[] = [];
    const { url } = await startServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(307, { Location: `${other.url}/steal` }).end();
    });
    expect(await findings(url, DEMO, priceFindings)).toEqual([]);
    expect(there).toEqual([]);
    expect(asked).toEqual(['POST /api/SysLogin/Login']);
  });

  test('are not read from a response of 576 MiB', async () => {
    const bytes = bomb();
    const { url } = await startServer((_request, response) => sendPacked(response, bytes));
    const before = process.memoryUsage().rss;
    expect(await findings(url, DEMO, priceFindings)).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });
});
