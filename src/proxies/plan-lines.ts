import type { IspProxy } from '../../generated/model/ispProxy.zod.ts';
import { unreadRows } from '../api/rows.ts';
import { proxyEntry } from '../domain/proxy-entry.ts';
import type { ProxyLines } from './proxy-lines.ts';

/** The lines of an ISP plan. Addresses that are invalid count as missing. */
export function linesOfPlan(proxies: readonly IspProxy[]): ProxyLines & { missing: number } {
  const entries = proxies.flatMap(
    ({ host, port, userName, password }) =>
      proxyEntry({ host, port, user: userName, password }) ?? [],
  );
  return { entries, missing: unreadRows(proxies) + proxies.length - entries.length };
}
