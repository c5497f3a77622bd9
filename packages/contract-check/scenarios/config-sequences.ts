import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { refused, requireOther, requireToken, step, success } from '../engine/sequences.ts';
import type { Customer, Row, Sent } from '../engine/types.ts';
import { factsOf, type Place } from './facts.ts';
import { bandwidth, ispPlans } from './sequence-calls.ts';

const TIERS = ['basic', 'premium'];
const LEVELS: Record<string, keyof Place> = {
  proxyCountryFmt: 'country',
  proxyStateFmt: 'state',
  proxyCityFmt: 'city',
};
const TEMPLATES = ['proxyGlobalFmt', ...Object.keys(LEVELS)];
const PLACEHOLDERS = ['user', 'country', 'state', 'city', 'session', 'life', 'pwd'];

type Config = {
  userName: string;
  proxyPwd?: string;
  proxyPort: readonly unknown[];
  usProxyUrl: readonly unknown[];
  rotating?: Readonly<Record<string, string | null>>;
  [template: string]: unknown;
};

export const configSequences: Sequence[] = [
  {
    operationId: 'getProxyConfig',
    name: 'every listed level of place can be used',
    async run(context) {
      const { place, tier } = factsOf(context);
      if (tier === undefined) throw new Skipped('the customer has no data left');
      if (place.country === '') throw new Skipped('no country is listed');
      const { country, state, city } = place;
      const levels = [{}, { country }, { country, state }, { country, state, city }];
      const wide = await configOf(context, tier, {});
      for (const level of levels) {
        if (Object.values(level).includes('')) continue;
        const { config, sent } = await configOf(context, tier, level);
        const { proxyPort, usProxyUrl, rotating } = config;
        if (proxyPort.length === 0 || usProxyUrl.length === 0) {
          const message = 'there is no host or no port to build a line from';
          context.found(new Broken(message, sent, true));
        }
        await step(context, () => expectTemplates(context, config, wide.config, sent));
        if (/\{(session|life)\}/.test(Object.values(rotating ?? {}).join())) {
          const message = 'a rotating template has {session} or {life}';
          context.found(new Broken(message, sent, true));
        }
      }
    },
  },
  {
    operationId: 'getProxyConfig',
    name: 'a tier without data has no configuration',
    async run(context) {
      requireToken(context);
      const customers = (['customer', 'other customer'] as const).filter(
        (identity) => context.client.tokenOf(identity) !== '',
      );
      let tried = 0;
      for (const identity of customers) {
        const figures = await bandwidth(context, identity);
        for (const tier of TIERS.filter((one) => isEmpty(figures, one))) {
          tried += 1;
          await step(context, () => expectNoConfig(context, tier, identity));
        }
      }
      if (tried === 0) {
        throw new Skipped('every tier has data left; pass a second customer who has bought none');
      }
    },
  },
  {
    operationId: 'getProxyConfig',
    name: 'two customers have different credentials',
    async run(context) {
      requireOther(context);
      const [mine, theirs] = [
        await anyConfig(context, 'customer'),
        await anyConfig(context, 'other customer'),
      ];
      const addresses = await Promise.all(
        (['customer', 'other customer'] as const).map((identity) => addressesOf(context, identity)),
      );
      const [own = [], others = []] = addresses;
      const shared = own.find((one) => others.includes(one));
      if (shared !== undefined) {
        const message = "an ISP plan has the addresses and credentials of another customer's plan";
        context.found(new Broken(message, undefined, true, { blamed: 'getIspPlan' }));
      }
      if (mine === undefined || theirs === undefined) {
        if (own.length === 0 || others.length === 0) {
          throw new Skipped('pass a second customer who has bought data, or an ISP plan');
        }
        return;
      }
      expectOwnCredentials(context, mine, theirs.config);
    },
  },
];

/** Reports a configuration for a tier without data. */
export async function expectNoConfig(
  context: CheckContext,
  planType: string,
  identity: Customer,
): Promise<void> {
  const input = { query: { planType, count: 1, life: 10 } };
  const complaint = 'a tier without data has a configuration';
  await refused(context, 'getProxyConfig', input, identity, complaint);
}

/** Reports credentials that another customer has too. */
export function expectOwnCredentials(
  context: CheckContext,
  { config, sent }: { config: Config; sent: Sent },
  other: Config,
): void {
  const isSame = config.userName === other.userName && config.proxyPwd === other.proxyPwd;
  if (!isSame) return;
  const message = 'the proxy lines of two customers have the same user name and password';
  context.found(new Broken(message, sent, true));
}

/** The configuration of a tier in which the customer has data; undefined without any. */
export async function anyConfig(context: CheckContext, identity: Customer) {
  const figures = await bandwidth(context, identity);
  const tier = TIERS.find((one) => !isEmpty(figures, one));
  return tier === undefined ? undefined : await configOf(context, tier, {}, identity);
}

async function configOf(
  context: CheckContext,
  planType: string,
  place: Partial<Place>,
  identity: Customer = 'customer',
) {
  const query = { planType, ...place, count: 10, life: 10 };
  const { body, sent } = await success(context, 'getProxyConfig', { query }, identity);
  return { config: body as Config, sent };
}

async function addressesOf(context: CheckContext, identity: Customer): Promise<string[]> {
  const [plan] = (await ispPlans(context, identity)).plans;
  if (plan === undefined) return [];
  const query = { orderNo: plan['orderNo'] };
  const { body } = await success(context, 'getIspPlan', { query }, identity);
  return (body as { proxies: readonly Row[] }).proxies.map((proxy) => JSON.stringify(proxy));
}

const isEmpty = (figures: Row, tier: string): boolean =>
  Number(figures[`${tier}TotalBandWidth`]) <= Number(figures[`${tier}UsedBandwidth`]);

/**
 * Templates have no placeholder that the shop does not fill, and contain what was picked: a session, and the place,
 * unless the hosts, ports or user name are specific to that place.
 */
function expectTemplates(context: CheckContext, config: Config, wide: Config, sent: Sent): void {
  const linesOf = ({ usProxyUrl, proxyPort, userName, proxyPwd }: Config) =>
    JSON.stringify([usProxyUrl, proxyPort, userName, proxyPwd]);
  const tellsPlace = linesOf(config) !== linesOf(wide);
  const complain = (message: string, cause: string) =>
    context.found(new Broken(message, sent, true, { cause }));
  const all = TEMPLATES.flatMap((name) => [
    { shown: name, name, template: String(config[name] ?? ''), needsSession: true },
    {
      shown: `rotating.${name}`,
      name,
      template: config.rotating?.[name] ?? '',
      needsSession: false,
    },
  ]);
  for (const { shown, name, template, needsSession } of all) {
    const found = [...template.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
    const unknown = found.find((word) => !PLACEHOLDERS.includes(word));
    if (unknown !== undefined) {
      const message = `${shown} has an unknown placeholder${seen(`{${unknown}}`)}`;
      complain(message, 'a template has an unknown placeholder');
    }
    if (template === '') continue;
    const level = LEVELS[name];
    if (level !== undefined && !found.includes(level) && !tellsPlace) {
      const message = `${shown} has no {${level}}, so the selected place is lost`;
      complain(message, `a template has no {${level}}`);
    }
    if (needsSession && !found.includes('session')) {
      const message = `${shown} has no {session}, so the lines of a list have no session of their own`;
      complain(message, 'a template has no {session}');
    }
  }
}
