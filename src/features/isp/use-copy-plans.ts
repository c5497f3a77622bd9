import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetIspPlanQueryKey, getGetIspPlanQueryOptions } from '../../../generated/isp/isp.ts';
import { bodyOf } from '../../api/body-of.ts';
import { isOnline } from '../../platform/network.ts';
import { done } from '../../proxies/done.ts';
import { listText } from '../../proxies/list-text.ts';
import { linesOfPlan } from '../../proxies/plan-lines.ts';
import type { ProxyLines } from '../../proxies/proxy-lines.ts';
import { useLineFormat } from '../../proxies/use-line-format.ts';
import { copyText } from '../../ui/copy-text.ts';
import { refusedOffline } from '../../ui/refused-offline.ts';
import { showToast } from '../../ui/toast.ts';
import { missingText } from '../../ui/unread-text.ts';

const AT_ONCE = 4;

/** Fetches the addresses of several plans and copies them as one list in the chosen format, in the order given. */
export function useCopyPlans() {
  const queryClient = useQueryClient();
  const [lineFormat] = useLineFormat();
  const [progress, setProgress] = useState<number | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);

  const fetchEntries = async (orderNos: readonly string[]): Promise<ProxyLines> => {
    const lists: ProxyLines[] = [];
    const waiting = [...orderNos.entries()];
    let fetched = 0;
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, orderNo] = next;
        const envelope = await queryClient.fetchQuery({
          ...getGetIspPlanQueryOptions({ orderNo }),
          // Of several that fail, the copying as a whole speaks once (decisions §3.1).
          meta: { inlineError: true },
          // Offline what is known serves, whatever its age.
          ...(isOnline() ? {} : { staleTime: Number.POSITIVE_INFINITY }),
        });
        lists[index] = linesOfPlan(bodyOf(envelope).proxies);
        fetched += 1;
        setProgress(fetched);
      }
    };
    // The button is busy as long as anything is on its way: another press must not join what fails.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return {
      entries: lists.flatMap(({ entries }) => entries),
      missing: lists.reduce((sum, { missing = 0 }) => sum + missing, 0),
    };
  };

  const { mutateAsync } = useMutation({
    mutationKey: ['getIspPlan', 'copy'],
    mutationFn: fetchEntries,
    // Credentials: kept no longer than the copying takes.
    gcTime: 0,
  });

  const isKnown = (orderNo: string) =>
    queryClient.getQueryData(getGetIspPlanQueryKey({ orderNo })) !== undefined;

  const copy = async (orderNos: readonly string[]) => {
    if (!orderNos.every(isKnown) && refusedOffline()) return;
    setProgress(0);
    let job: Promise<string> | undefined;
    let missing: number | undefined;
    const collect = async () => {
      const list = await mutateAsync(orderNos);
      ({ missing } = list);
      return listText(list, lineFormat);
    };
    // The clipboard gets a promise within the click (decisions §3.21).
    const isCopied = await copyText(() => (job = collect()));
    // A clipboard that is not there refuses at once, while the fetching goes on.
    const text = isCopied ? null : await job?.catch(() => null);
    setProgress(null);
    if (isCopied) done('All IPs copied to clipboard', missing);
    // Without a text the fetching failed, which was shown already.
    if (typeof text !== 'string') return;
    setByHand(text);
    const note = missingText(missing ?? 0);
    if (note !== undefined) showToast({ kind: 'info', title: note, duration: 6000 });
  };
  return { copy, progress, byHand, closeByHand: () => setByHand(null) };
}
