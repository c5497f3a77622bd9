import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { getSearchLocationsQueryKey } from '../../../generated/locations/locations.ts';
import type { GetProxyConfigParams } from '../../../generated/model/getProxyConfigParams.zod.ts';
import { getGetBandwidthQueryOptions, getProxyConfig } from '../../../generated/proxies/proxies.ts';
import { ApiError } from '../../api/errors.ts';
import { createJob, useIsRunning } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config as shop } from '../../config.ts';
import { PLANS, type Tier } from '../../domain/plans.ts';
import {
  buildProxyList,
  NO_ROTATING_LINES,
  type ProxyConfigFields,
} from '../../domain/proxies/build.ts';
import { clampAmount, type GeneratorSettings } from '../../domain/proxies/generator.ts';
import { canGenerate, usageOf } from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { randomInt } from '../../platform/random-int.ts';
import { unlessAborted } from '../../platform/tasks.ts';
import { requireOnline, showError, showSuccess, showToast } from '../../ui/toast.ts';
import { HAS_OWNERS, ownerOf, useGeneratorState, type LineOwner } from './generator-state.ts';

/** Survives switching tabs, so that an older response never replaces a newer one. */
const generation = createJob();

function paramsOf(settings: GeneratorSettings, { user }: LineOwner): GetProxyConfigParams {
  const { tier, country, state, city, life, amount } = settings;
  return {
    planType: tier,
    ...(country && { country }),
    ...(state && { state }),
    ...(city && { city }),
    count: clampAmount(amount),
    ...(life && { life }),
    ...(HAS_OWNERS && user && { user: user.id }),
  };
}

/** The server returns the password of a proxy user only once, when it is created. */
function withPassword(config: ProxyConfigFields, { user, isBare }: LineOwner): ProxyConfigFields {
  if (isBare) return { ...config, proxyPwd: '' };
  return user === undefined ? config : { ...config, proxyPwd: user.password };
}

export function useGenerate() {
  const { change, owner: chosen } = useGeneratorState();
  const client = useQueryClient();
  // The response contains credentials, so it is not cached.
  const { send: askConfig } = useApiMutation(getProxyConfig, { gcTime: 0 });
  const isGenerating = useIsRunning(generation);

  const hasData = async (tier: Tier, signal: AbortSignal): Promise<boolean> => {
    const options = getGetBandwidthQueryOptions({ query: { retry: false } });
    const known = client.getQueryData(options.queryKey);
    if (known && canGenerate(usageOf(known, tier))) return true;
    // The customer may have just bought data, so do not rely on a cached figure.
    const asked = client.fetchQuery({ ...options, staleTime: 0 });
    return canGenerate(usageOf(await unlessAborted(asked, signal), tier));
  };

  const run = async (settings: GeneratorSettings, signal: AbortSignal): Promise<boolean> => {
    const { tier, life } = settings;
    const owner = HAS_OWNERS ? ownerOf(chosen, tier) : chosen;
    const name = PLANS[tier].shortName;
    if (!(await hasData(tier, signal))) {
      const href = paths.pricing({ plan: tier });
      showToast({
        kind: 'error',
        title: t`Error`,
        text: t`Please purchase the proxy package first`,
        link: {
          href,
          label: t`Buy ${name} data`,
          // A page load would lose the list of the other tier.
          onFollow: () => navigate(href),
        },
      });
      return false;
    }
    const answer = await askConfig(paramsOf(settings, owner), { signal }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'sold_out')
          void client.invalidateQueries({ queryKey: getSearchLocationsQueryKey().slice(0, 1) });
        throw error;
      },
    );
    const config = HAS_OWNERS ? withPassword(answer, owner) : answer;
    const built = buildProxyList({ config, settings, randomInt });
    if (!built.ok) {
      const isSticky = built.problem === NO_ROTATING_LINES && shop.sellsSticky;
      showError(isSticky ? `${built.problem} ${t`Choose Sticky.`}` : built.problem);
      return false;
    }
    const { entries, segments } = built;
    const list = { entries, segments, isRotating: life === null };
    change(({ configs, owner: current }) => ({
      list,
      // The preview shows lines of the current owner only.
      ...(current === chosen && { configs: { ...configs, [tier]: config } }),
    }));
    showSuccess(t`Generated ${entries.length} ${name} proxies successfully`);
    return true;
  };

  const generate = (settings: GeneratorSettings, onList: () => void): void => {
    if (!requireOnline()) return;
    generation.start(async (signal) => {
      if (await run(settings, signal)) onList();
    });
  };
  return { generate, isGenerating };
}
