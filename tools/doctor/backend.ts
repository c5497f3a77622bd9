import { createClient } from '@ambergate/contract-check/engine/client.ts';
import { MAX_HUB_MESSAGE } from '@ambergate/contract-check/engine/hub-sockets.ts';
import type { Contract } from '@ambergate/contract-check/engine/load.ts';
import { Unreachable } from '@ambergate/contract-check/engine/no-answer.ts';
import { withOffers } from '@ambergate/contract-check/engine/offers.ts';
import { createTransport } from '@ambergate/contract-check/engine/transport.ts';
import type { Result } from '@ambergate/contract-check/engine/types.ts';
import { checkShop } from '@ambergate/contract-check/scenarios/shop.ts';
import type { Config } from '../build/config/schema.ts';
import { proxyFinding, silenceFinding, upgradeFinding } from './causes.ts';
import type { Finding } from './finding.ts';

/** Email and password of a test customer; empty if there is none. */
export type Credentials = { email: string; password: string };

const TIMEOUT_MS = 15_000;
const CORS = /^CORS\b/;

type Extent = {
  /** Calls per second. */
  rate: number;
  /** Whether to run all read-only checks of the contract: about 1,000 requests instead of 60. */
  isFull?: boolean;
};

/** Runs read-only checks of the contract against the shop's API and summarizes them. */
export async function backendFindings(
  contract: Contract,
  { apiBaseUrl, functionsUrl, hubPath, offers, siteUrl }: Config,
  credentials: Credentials,
  { rate, isFull = false }: Extent,
): Promise<Finding[]> {
  const origin = new URL(siteUrl).origin;
  const url = apiBaseUrl || origin;
  const client = createClient({
    url,
    functionsUrl: new URL(functionsUrl, origin).href,
    origin,
    token: '',
    otherToken: '',
    password: credentials.password,
    rate,
    timeoutMs: TIMEOUT_MS,
  });
  const options = {
    mutate: false,
    runs: 3,
    seed: 1,
    credentials: credentials.email === '' ? undefined : credentials,
    pay: undefined,
    mailedCode: undefined,
    offers,
  };
  try {
    const events = contract.events.map((event) => ({ ...event, hub: hubPath }));
    const essential = essentials(withOffers(contract, offers).contract);
    const run = { client, options, only: isFull ? [] : essential, exclude: [] };
    const barred = await proxyAt(contract, url);
    if (barred !== null) return [barred];
    const { results, calls } = await checkShop({ ...contract, events }, run);
    const eventIds = new Set(events.map(({ id }) => id));
    const again = `npm run contract:check -- --url ${url} --origin ${origin} shows each call.`;
    const isCors = ({ check }: Result) => CORS.test(check);
    const isHub = ({ operationId }: Result) => eventIds.has(operationId);
    const others = results.filter((result) => !isCors(result) && !isHub(result));
    return [
      { state: 'good', says: `The API responds at ${url}.` },
      new URL(url).origin === origin
        ? { state: 'good', says: "The API has the shop's own origin." }
        : sum(`The API allows ${origin} to read its responses`, results.filter(isCors), again),
      (await missingHub(url + hubPath)) ??
        missingUpgrade(url + hubPath, results) ??
        sum(
          'The hub of payment events responds',
          results.filter((result) => isHub(result) && !isCors(result)),
          again,
        ),
      ...(await offerFindings(contract, url, offers)),
      sum(`The API conforms to contract ${contract.version} (${calls} calls)`, others, again),
      LOGS,
      ...(credentials.email === '' ? [NO_CUSTOMER] : []),
    ];
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const advice = 'Start it, or correct VITE_API_BASE_URL.';
    return [silenceFinding('The API does not respond to this machine', error, advice)];
  }
}

/** Whether the server has the operations of each offer, tested without a token. */
async function offerFindings(
  { operations }: Contract,
  url: string,
  offers: Config['offers'],
): Promise<Finding[]> {
  const missing = async ({ offer, method, path }: Contract['operations'][number]) => {
    const status = await statusOf(url + path, method);
    if (status !== undefined && ![404, 405, 501].includes(status)) return [];
    const says = `The shop offers ${offer}, but ${url + path} returns ${status ?? 'nothing'}.`;
    const advice = `Remove ${offer} from offers in shop.config.ts, or add ${method} ${path} to the server.`;
    return [{ state: 'bad', says, advice } satisfies Finding];
  };
  const named = [...new Set(operations.map(({ offer }) => offer))].filter((name) =>
    offers.some((one) => one === name),
  );
  const findings = named.map(async (name): Promise<Finding[]> => {
    const own = operations.filter(({ offer }) => offer === name);
    const found = (await Promise.all(own.map(missing))).flat();
    const isWhole: Finding = { state: 'good', says: `The server supports the offer ${name}.` };
    return found.length > 0 ? found : [isWhole];
  });
  return (await Promise.all(findings)).flat();
}

/** The checks that show whether the shop works with this API: each read operation once, one preflight, and the hub. */
function essentials({ operations, events }: Contract): string[] {
  const reads = operations.filter(({ isSafe }) => isSafe);
  const read = reads.find(({ needsToken }) => needsToken);
  return [
    ...reads.map(({ id }) => `${id}: a call with real values`),
    ...(read === undefined ? [] : [`${read.id}: CORS for the app's origin`]),
    ...events.flatMap(({ id, transports }) => [
      `${id}: no connection without a token`,
      ...transports.map((transport) => `${id}: connects over ${transport}`),
    ]),
  ];
}

const LOGS: Finding = {
  state: 'unknown',
  says: "Your servers' logs may contain hub tokens. This cannot be checked from here.",
  advice: 'docs/security.md explains how to keep them out.',
};

const NO_CUSTOMER: Finding = {
  state: 'unknown',
  says: "Calls that need a customer were not checked, including the hub's WebSocket.",
  advice: 'Set EMAIL and PASSWORD to those of a test customer.',
};

/** Checks that there is a hub, because a URL without one also rejects strangers, so rejections prove nothing. */
async function missingHub(url: string): Promise<Finding | null> {
  const status = await statusOf(`${url}/negotiate?negotiateVersion=1`, 'POST');
  const barred = proxyFinding(url, status);
  if (barred !== null) return barred;
  if (status === 200 || status === 401) return null;
  const says = `There is no hub of payment events at ${url}: it returns ${status ?? 'nothing'}.`;
  return { state: 'bad', says, advice: 'Start it, or correct VITE_HUB_PATH.' };
}

function missingUpgrade(url: string, results: readonly Result[]): Finding | null {
  const outcomeOf = (transport: string) =>
    results.find(({ check }) => check === `connects over ${transport}`)?.outcome;
  const connects = ['ServerSentEvents', 'LongPolling'].some((one) => outcomeOf(one) === 'kept');
  return connects && outcomeOf('WebSockets') === 'broken' ? upgradeFinding(url) : null;
}

/** Detects a proxy that responds instead of the API, with one call that changes nothing. */
async function proxyAt({ operations }: Contract, url: string): Promise<Finding | null> {
  const operation = operations.find(
    ({ isSafe, method, serverPath }) => isSafe && method.toLowerCase() === 'get' && !serverPath,
  );
  return operation === undefined
    ? null
    : proxyFinding(url, await statusOf(url + operation.path, 'GET'));
}

async function statusOf(url: string, method: string): Promise<number | undefined> {
  const call = { method, headers: {}, maxLength: MAX_HUB_MESSAGE };
  try {
    return (await createTransport(TIMEOUT_MS)(url, call)).status;
  } catch {
    return undefined;
  }
}

function sum(says: string, results: readonly Result[], advice: string): Finding {
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  const kept = results.filter(({ outcome }) => outcome === 'kept').length;
  if (broken.length === 0 && kept === 0) return { state: 'unknown', says: `${says}: not tested.` };
  if (broken.length === 0) return { state: 'good', says: `${says}: ${kept} checks.` };
  const causes = [
    ...new Set(broken.map(({ operationId, message }) => `${operationId}: ${message}`)),
  ];
  const others = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return {
    state: 'bad',
    says: `${says}: no. ${broken.length} of ${broken.length + kept} checks failed: ${causes.slice(0, 2).join('; ')}${others}.`,
    advice,
  };
}
