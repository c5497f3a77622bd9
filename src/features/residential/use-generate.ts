import { useQueryClient } from '@tanstack/react-query';
import { atom } from 'jotai/vanilla';
import { navigate } from 'wouter/use-browser-location';
import {
  getGetBandwidthQueryOptions,
  useGetProxyConfig,
} from '../../../generated/proxies/proxies.ts';
import { bodyOf } from '../../api/body-of.ts';
import { clampAmount } from '../../domain/generator.ts';
import { buildProxyList } from '../../domain/proxy-build.ts';
import { canGenerate, usageOf } from '../../domain/usage.ts';
import { paths } from '../../paths.ts';
import { randomInt } from '../../proxies/random-int.ts';
import { store, useAtomValue } from '../../platform/store.ts';
import { getToken, onSessionEnd } from '../../session/session.ts';
import { refusedOffline } from '../../ui/refused-offline.ts';
import { showToast } from '../../ui/toast.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { Settings } from './generator-state.ts';
import { useGeneratorState } from './generator-state.ts';
import { TIER_NAMES } from './settings-rules.ts';

const error = (text: string) => showToast({ kind: 'error', title: 'Error', text });

/** The generation on its way: it outlives a change of tab, so that no older answer comes after a newer one. */
const running = atom<symbol | null>(null);
onSessionEnd(() => store.set(running, null));

/** Makes the list of the settings given: data first, then the configuration, then the lines (specification §5). */
export function useGenerate() {
  const { change } = useGeneratorState();
  const client = useQueryClient();
  // Credentials: no answer is kept once the list is built.
  const { mutateAsync: askConfig } = useGetProxyConfig({ mutation: { gcTime: 0 } });
  const isGenerating = useAtomValue(running) !== null;

  const hasData = async (tier: Settings['tier']): Promise<boolean> => {
    const options = getGetBandwidthQueryOptions({ query: { retry: false } });
    const known = client.getQueryData(options.queryKey);
    if (known && canGenerate(usageOf(bodyOf(known), tier))) return true;
    // Data may have been bought a moment ago: nobody is refused by an old figure.
    return canGenerate(
      usageOf(bodyOf(await client.fetchQuery({ ...options, staleTime: 0 })), tier),
    );
  };

  const run = async (settings: Settings): Promise<void> => {
    const { tier, country, state, city, life } = settings;
    const token = getToken();
    if (!(await hasData(tier))) {
      const href = paths.pricing({ plan: tier === 'basic' ? 'resi_basic' : 'resi_premium' });
      showToast({
        kind: 'error',
        title: 'Error',
        text: 'Please purchase the proxy package first',
        link: {
          href,
          label: `Buy ${TIER_NAMES[tier]} data`,
          // A load of the page would lose the list of the other tier.
          onFollow: () => navigate(href),
        },
      });
      return;
    }
    const count = clampAmount(settings.amount ?? Number.NaN);
    const picked = {
      ...(country === '' ? {} : { country }),
      ...(state === '' ? {} : { state }),
      ...(city === '' ? {} : { city }),
    };
    const answer = await askConfig({ params: { planType: tier, ...picked, count, life } });
    // An answer to an earlier session is nobody's list.
    if (getToken() !== token) return;
    const config = bodyOf(answer);
    await nextTask();
    const built = buildProxyList({
      config,
      settings: { country, state, city, count, life },
      randomInt,
    });
    if (!built.ok) {
      error(built.problem);
      return;
    }
    const list = { entries: built.entries, anatomy: built.anatomy };
    await nextTask();
    if (getToken() !== token) return;
    change(({ configs }) => ({ list, configs: { ...configs, [tier]: config } }));
    await nextTask();
    if (getToken() !== token) return;
    showToast({
      kind: 'success',
      title: `Generated ${count} ${TIER_NAMES[tier]} proxies successfully`,
    });
  };

  const generate = async (settings: Settings): Promise<void> => {
    if (store.get(running) !== null || refusedOffline()) return;
    const me = Symbol('generation');
    store.set(running, me);
    try {
      await run(settings);
    } catch {
      // Shown by the one place that shows failed calls (decisions §3.1); inputs and list stay.
    }
    if (store.get(running) === me) store.set(running, null);
  };
  return { generate, isGenerating };
}
