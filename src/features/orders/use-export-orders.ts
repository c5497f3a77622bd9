import { useEffect, useRef, useState } from 'react';
import type { OrderPage } from '../../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders } from '../../../generated/orders/orders.ts';
import { unreadRows } from '../../api/rows.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/proxy-download.ts';
import { done } from '../../proxies/done.ts';
import { saveFile } from '../../proxies/save-file.ts';
import { ordersCsv } from './orders-csv.ts';
import type { OrdersView } from './orders-view.ts';
import { toParams } from './orders-view.ts';

const PAGE_SIZE = 100;

export type ExportProgress = { done: number; total: number };

/** Fetches every page of a view and saves it as one file. Cancelled by the customer or when the panel unmounts. */
export function useExportOrders() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const { send } = useApiMutation(listOrders);
  const abort = useRef<AbortController | null>(null);
  const cancel = () => abort.current?.abort();
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (view: OrdersView, timeZone: string, signal: AbortSignal) => {
    const fetchPage = (page: number) =>
      send(toParams({ ...view, page }, timeZone, PAGE_SIZE), { signal });
    const { orders, missing } = await fetchAll(fetchPage, setProgress);
    const name = downloadName(`${config.productName}_orders`, new Date(), 'csv');
    saveFile({ name, text: ordersCsv(orders), mime: 'text/csv;charset=utf-8' });
    done('Downloaded!', missing);
  };
  const start = async (view: OrdersView, timeZone: string) => {
    const own = new AbortController();
    abort.current = own;
    setProgress({ done: 0, total: 1 });
    try {
      await run(view, timeZone, own.signal);
    } catch {
      // Cancelled, or shown centrally.
    }
    if (abort.current === own) setProgress(null);
  };
  return { progress, start, cancel };
}

async function fetchAll(
  fetchPage: (page: number) => Promise<OrderPage>,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ orders: OrderRecord[]; missing: number }> {
  // Keyed by number and time: a new order shifts the last one of a page onto the next, and the contract does not
  // guarantee unique numbers.
  const orders = new Map<string, OrderRecord>();
  let missing = 0;
  let total = 1;
  for (let page = 1; page <= total; page += 1) {
    const { records, totalPage } = await fetchPage(page);
    for (const record of records) orders.set(`${record.orderNo} ${record.sysCreateTime}`, record);
    const unread = unreadRows(records);
    missing += unread;
    // Ends when the server's count of pages is too high.
    total = records.length + unread === 0 ? page : totalPage;
    onProgress({ done: page, total: Math.max(1, total) });
  }
  return { orders: [...orders.values()], missing };
}
