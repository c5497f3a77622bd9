import type { DownloadKind } from '../domain/proxy-download.ts';
import { downloadMime, downloadName, downloadText } from '../domain/proxy-download.ts';
import { formatList } from '../domain/proxy-format.ts';
import { config } from '../config.ts';
import type { ProxyLines } from './proxy-lines.ts';
import { saveFile } from './save-file.ts';
import type { LineFormat } from './use-line-format.ts';

/** A list as text in the chosen format, for Copy and Ctrl+C. */
export function listText(
  { entries, tokens }: ProxyLines,
  { format, template }: LineFormat,
): string {
  return formatList(entries, format, template, tokens);
}

/** Saves a list under a name of product and timestamp. */
export function downloadList(
  { entries, tokens }: ProxyLines,
  { format, template }: LineFormat,
  kind: DownloadKind,
): void {
  saveFile({
    name: downloadName(config.productName, new Date(), kind),
    text: downloadText(entries, kind, format, template, tokens),
    mime: downloadMime(kind),
  });
}
