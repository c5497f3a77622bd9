import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { DEFAULT_PRICES } from '@ambergate/sandbox/rules/prices.ts';
import type { SandboxOptions } from '@ambergate/sandbox/sandbox.ts';
import { startSandbox } from '@ambergate/sandbox/server.ts';
import { onTestFinished } from 'vitest';
import { createClient, type Target } from '../engine/client.ts';
import { loadContract } from '../engine/load.ts';
import type { Report } from '../engine/run.ts';
import type { ShopOptions } from '../scenarios/options.ts';
import { checkShop } from '../scenarios/shop.ts';

/** The app's origin in these tests, different from the backend's. */
export const APP_ORIGIN = 'https://shop.example';
export const DEMO = { email: 'demo@ambergate.example', password: 'amber-demo-1' };

const contract = loadContract();
const { products } = DEFAULT_PRICES;

export type Backend = {
  url: string;
  token: string;
  otherToken: string;
};

/** The sandbox with injected bugs, for one test, and the tokens of two customers. */
export async function startBackend(
  injected: Faults = {},
  options: SandboxOptions = {},
): Promise<Backend> {
  const { url, backend, stop } = await startSandbox({
    ...options,
    injected,
    origins: [APP_ORIGIN],
    keepAliveMs: 500,
    // Injected bugs are not reported.
    report: () => undefined,
  });
  onTestFinished(stop);
  const { customers, tokens } = backend.store;
  const demo = customers.byEmail(DEMO.email);
  const other = customers.add('other@contract-check.example', null);
  if (demo === undefined || other === undefined) throw new Error('The sandbox has other seeds.');
  return { url, token: tokens.issue(demo.id), otherToken: tokens.issue(other.id) };
}

/** Runs the kit like its command line, but waits only a second for delayed responses. */
export async function checkOf(
  { url, token, otherToken }: Backend,
  only: readonly string[],
  {
    timeoutMs = 10_000,
    settleSeconds = 1,
    ...options
  }: Partial<ShopOptions & { timeoutMs: number }> = {},
): Promise<Report> {
  const target: Target = {
    url,
    functionsUrl: `${url}/functions/v1`,
    origin: APP_ORIGIN,
    token,
    otherToken,
    password: DEMO.password,
    rate: Infinity,
    timeoutMs,
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
        runs: 8,
        seed: 1,
        credentials: DEMO,
        prices: { basic: products.basic.price, premium: products.premium.price },
        settleSeconds,
        silenceSeconds: Math.max(settleSeconds, 5),
        pay,
        mailedCode: (email, smsType) => mailedCode(url, email, smsType),
        ...options,
      },
    },
  );
}

async function mailedCode(url: string, email: string, smsType: string): Promise<string> {
  const answer = await fetch(`${url}/mailbox.json?email=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { smsType: string; code: string }[];
  return mails.find((mail) => mail.smsType === smsType)?.code ?? '';
}

/** Clicks Pay on the sandbox's payment page. */
async function pay(paymentUrl: string): Promise<void> {
  const answer = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  });
  if (answer.status >= 400) throw new Error(`The payment page answers ${answer.status}.`);
}
