import type { IspProxy } from '../../generated/model/ispProxy.zod.ts';
import type { Rows } from '../api/rows.ts';
import { config } from '../config.ts';
import {
  downloadMime,
  fileText,
  formatOfFile,
  type DownloadKind,
} from '../domain/proxies/download.ts';
import { proxyEntry, type CredentialSegments, type ProxyEntry } from '../domain/proxies/entry.ts';
import { formatList, joinLines, lineWriter } from '../domain/proxies/format.ts';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import { downloadName } from '../domain/text.ts';
import { t } from '../i18n/text.ts';
import { saveFile } from '../platform/save-file.ts';
import { withPauses } from '../platform/with-pauses.ts';

/** A list of proxies on screen: a generated list, or the addresses of an ISP plan, which have no segments. */
export type ProxyLines = {
  entries: readonly ProxyEntry[];
  /** For tints; returned by `buildProxyList`. */
  segments?: CredentialSegments | undefined;
  /** Whether each connection gets a new address. */
  isRotating?: boolean | undefined;
  missing?: number | undefined;
};

export const NO_LINES: ProxyLines = { entries: [] };

/** Why the actions on a list are disabled, or null. */
export const emptyReason = ({ entries }: ProxyLines): string | null =>
  entries.length === 0 ? t`The list is empty.` : null;

/** The lines of an ISP plan. Addresses that are invalid count as missing. */
export function linesOfPlan({ rows, invalidCount }: Rows<IspProxy>) {
  const entries = rows.flatMap(
    ({ host, port, userName: user, password }) => proxyEntry({ host, port, user, password }) ?? [],
  );
  return { entries, missing: invalidCount + rows.length - entries.length };
}

/** A list as text in the chosen format, for Ctrl+C, which needs it synchronously. */
export function listText({ entries, segments }: ProxyLines, lineFormat: LineFormat): string {
  return formatList(entries, lineFormat, segments);
}

/** A range of a list's lines as shown; the numbers start at 1. */
export function linesText(list: ProxyLines, lineFormat: LineFormat, first: number, last: number) {
  const shown = list.entries.slice(first - 1, last);
  return shown.map(lineWriter(lineFormat, list.segments, first)).join('\n');
}

/** The same text as {@link listText}, for Copy, written with pauses. */
export async function copiedText(
  { entries, segments }: ProxyLines,
  lineFormat: LineFormat,
  pause: () => Promise<void>,
): Promise<string> {
  const lines: string[] = [];
  const line = lineWriter(lineFormat, segments);
  await withPauses(entries, (entry) => lines.push(line(entry)), pause);
  return joinLines(lines, lineFormat.format);
}

/** Saves a list under a name that consists of the product and a timestamp. */
export async function downloadList(
  list: ProxyLines,
  { format, template }: LineFormat,
  kind: DownloadKind,
  pause: () => Promise<void>,
): Promise<void> {
  const text = await copiedText(list, { format: formatOfFile(kind, format), template }, pause);
  saveFile({
    name: downloadName(config.productName, new Date(), kind),
    text: fileText(text, kind),
    mime: downloadMime(kind),
  });
}
