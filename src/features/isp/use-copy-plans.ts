import { useQueryClient } from '@tanstack/react-query';
import pMap, { pMapSkip } from 'p-map';
import { useState } from 'react';
import { getGetIspPlanQueryKey, getGetIspPlanQueryOptions } from '../../../generated/isp/isp.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { isOnline } from '../../platform/network.ts';
import { unlessAborted } from '../../platform/tasks.ts';
import { listText, linesOfPlan } from '../../proxies/proxy-lines.ts';
import type { ProxyLines } from '../../proxies/proxy-lines.ts';
import { useLineFormat } from '../../proxies/use-line-format.ts';
import { useScope } from '../../session/session.ts';
import { copyText } from '../../ui/CopyButton.tsx';
import { done, missingText } from '../../ui/list-messages.ts';
import { requireOnline, showToast } from '../../ui/toast.ts';

/** Fetches the addresses of several plans and copies them as one list in the chosen format, in the given order. */
export function useCopyPlans() {
  const queryClient = useQueryClient();
  const { signal } = useScope();
  const [lineFormat] = useLineFormat();
  const [progress, setProgress] = useState<number | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);

  const fetchEntries = async (orderNos: readonly string[]): Promise<ProxyLines> => {
    let fetched = 0;
    const fetchLines = async (orderNo: string): Promise<ProxyLines> => {
      const { proxies } = await queryClient.fetchQuery({
        ...getGetIspPlanQueryOptions({ orderNo }),
        // When several fail, the copying reports once as a whole.
        meta: { inlineError: true },
        // Offline, cached answers of any age are used.
        ...(isOnline() ? {} : { staleTime: Number.POSITIVE_INFINITY }),
      });
      fetched += 1;
      setProgress(fetched);
      return linesOfPlan(proxies);
    };
    const failures: unknown[] = [];
    // After a failure no more plans are asked for. Stay busy until the requests on their way have ended: another press
    // must not join one that fails.
    const fetchUnlessFailed = async (orderNo: string) => {
      if (failures.length > 0) return pMapSkip;
      try {
        return await fetchLines(orderNo);
      } catch (failure) {
        failures.push(failure);
        return pMapSkip;
      }
    };
    const lists = await pMap(orderNos, fetchUnlessFailed, { concurrency: 4 });
    if (failures.length > 0) throw failures[0];
    return {
      entries: lists.flatMap(({ entries }) => entries),
      missing: lists.reduce((sum, { missing = 0 }) => sum + missing, 0),
    };
  };

  // Credentials: not cached after copying.
  const { send } = useApiMutation(fetchEntries, { gcTime: 0 });

  const isKnown = (orderNo: string) =>
    queryClient.getQueryData(getGetIspPlanQueryKey({ orderNo })) !== undefined;

  const run = async (orderNos: readonly string[]): Promise<void> => {
    let job: Promise<string> | undefined;
    let missing: number | undefined;
    const collect = async () => {
      const list = await send(orderNos);
      ({ missing } = list);
      return listText(list, lineFormat);
    };
    // The clipboard gets a promise within the click.
    const isCopied = await unlessAborted(
      copyText(() => (job = collect())),
      signal,
    );
    if (isCopied) return done('All IPs copied to clipboard', missing);
    // A missing clipboard refuses at once, while fetching continues.
    const text = await job;
    if (text === undefined) return;
    setByHand(text);
    const note = missingText(missing ?? 0);
    if (note !== undefined) showToast({ kind: 'info', title: note, duration: 6000 });
  };
  const copy = async (orderNos: readonly string[]): Promise<void> => {
    if (!orderNos.every(isKnown) && !requireOnline()) return;
    setProgress(0);
    try {
      await run(orderNos);
    } catch {
      // The visit ended, or the failure was shown centrally.
    }
    setProgress(null);
  };
  return { copy, progress, byHand, closeByHand: () => setByHand(null) };
}
