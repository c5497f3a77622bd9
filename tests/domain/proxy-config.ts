import { buildProxyList, type ProxyConfigFields } from '../../src/domain/proxies/build.ts';
import { seededRandomInt } from './arbitraries.ts';

export type ListSettings = Parameters<typeof buildProxyList>[0]['settings'];

/** Each template begins with a different letter, so that the lines show which one was used. */
export const CONFIG: ProxyConfigFields = {
  proxyGlobalFmt: 'G-{user}-{session}-{life}',
  proxyCountryFmt: 'C-{user}-{country}-{session}-{life}',
  proxyStateFmt: 'S-{user}-{country}-{state}-{session}-{life}',
  proxyCityFmt: 'T-{user}-{country}-{state}-{city}-{session}-{life}',
  proxyPort: [8000, 9000],
  proxyPwd: 's3cret',
  usProxyUrl: ['a.example.com', 'b.example.com'],
  userName: 'bob',
};

/** Builds lists from this configuration and these settings, each changed per call. Throws when there is none. */
export function buildWith(config: ProxyConfigFields, settings: ListSettings) {
  return (
    changes: Partial<ProxyConfigFields> = {},
    picked: Partial<ListSettings> = {},
    randomInt = seededRandomInt(1),
  ) => {
    const built = buildProxyList({
      config: { ...config, ...changes },
      settings: { ...settings, ...picked },
      randomInt,
    });
    if (!built.ok) throw new Error(built.problem);
    return built;
  };
}
