import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders } from '../../../generated/orders/orders.ts';
import { bodyOf } from '../../api/body-of.ts';
import { unreadRows } from '../../api/rows.ts';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/proxy-download.ts';
import { done } from '../../proxies/done.ts';
import { saveFile } from '../../proxies/save-file.ts';
import { onSessionEnd } from '../../session/session.ts';
import { ordersCsv } from './orders-csv.ts';
import type { OrdersView } from './orders-view.ts';
import { toParams } from './orders-view.ts';

const PAGE_SIZE = 100;

export type ExportProgress = { done: number; total: number };

/** Fetches every page of a view and saves it as one file; it can be cancelled, and ends with the session. */
export function useExportOrders() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController | null>(null);
  const cancel = () => abort.current?.abort();

  const { mutate } = useMutation({
    mutationKey: ['listOrders', 'export'],
    mutationFn: async ({ view, timeZone, signal }: ExportJob) => {
      try {
        return await fetchAll(view, timeZone, signal, setProgress);
      } catch (error) {
        // What was cancelled did not fail.
        if (signal.aborted) return null;
        throw error;
      }
    },
    onSuccess: (found, { signal }) => {
      if (found === null || signal.aborted) return;
      const name = downloadName(`${config.productName}_orders`, new Date(), 'csv');
      saveFile({ name, text: ordersCsv(found.orders), mime: 'text/csv;charset=utf-8' });
      done('Downloaded!', found.missing);
    },
    onSettled: () => setProgress(null),
  });

  useEffect(() => {
    const stop = () => abort.current?.abort();
    const unlisten = onSessionEnd(stop);
    return () => {
      unlisten();
      stop();
    };
  }, []);

  const start = (view: OrdersView, timeZone: string) => {
    abort.current = new AbortController();
    setProgress({ done: 0, total: 1 });
    mutate({ view, timeZone, signal: abort.current.signal });
  };
  return { progress, start, cancel };
}

type ExportJob = { view: OrdersView; timeZone: string; signal: AbortSignal };

async function fetchAll(
  view: OrdersView,
  timeZone: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ orders: OrderRecord[]; missing: number }> {
  // By number and moment: an order that is made meanwhile pushes the last one of a page onto the next, and the contract
  // does not promise that a number is unique.
  const orders = new Map<string, OrderRecord>();
  let missing = 0;
  let total = 1;
  for (let page = 1; page <= total; page += 1) {
    const params = toParams({ ...view, page }, timeZone, PAGE_SIZE);
    const { records, totalPage } = bodyOf(await listOrders(params, { signal }));
    for (const record of records) orders.set(`${record.orderNo} ${record.sysCreateTime}`, record);
    const unread = unreadRows(records);
    missing += unread;
    // A count of pages that is too high ends here.
    total = records.length + unread === 0 ? page : totalPage;
    onProgress({ done: page, total: Math.max(1, total) });
  }
  return { orders: [...orders.values()], missing };
}
