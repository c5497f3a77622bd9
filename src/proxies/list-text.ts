import type { DownloadKind } from '../domain/proxy-download.ts';
import { downloadMime, downloadName, downloadText } from '../domain/proxy-download.ts';
import { formatList } from '../domain/proxy-format.ts';
import { config } from '../config.ts';
import type { ProxyLines } from './proxy-lines.ts';
import { saveFile } from './save-file.ts';
import type { LineFormat } from './use-line-format.ts';

/** Every line of a list in the chosen format: what Copy and Ctrl+C hand to the clipboard (decisions §3.21). */
export function listText(
  { entries, anatomy }: ProxyLines,
  { format, template }: LineFormat,
): string {
  return formatList(entries, format, template, anatomy);
}

/** Saves the list under a name that starts with the product name and a timestamp (specification §9). */
export function downloadList(
  { entries, anatomy }: ProxyLines,
  { format, template }: LineFormat,
  kind: DownloadKind,
): void {
  saveFile({
    name: downloadName(config.productName, new Date(), kind),
    text: downloadText(entries, kind, format, template, anatomy),
    mime: downloadMime(kind),
  });
}
