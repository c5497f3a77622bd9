import { LINE_KIND, parseLineTemplate } from './line-template.ts';
import { percentDecode } from './percent-encoding.ts';
import type { ProxyEntry } from './proxy-entry.ts';
import { proxyEntry } from './proxy-entry.ts';

const PATTERN_OF: Partial<Record<string, string>> = {
  host: String.raw`(\[[^[\]]*\]|[^\s:@[\]/]+?)`,
  port: String.raw`(\d{1,5})`,
};

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/**
 * Reads a line by the template that wrote it. The first match wins.
 * @returns null when it does not match, or when the template lacks host or port
 */
export function parseOwnLine(line: string, template: string): ProxyEntry | null {
  const parts = parseLineTemplate(template);
  const source = parts.map((part) =>
    part.placeholder === null
      ? escapeRegExp(part.text)
      : (PATTERN_OF[LINE_KIND[part.placeholder]] ?? '(.*?)'),
  );
  const match = new RegExp(`^${source.join('')}$`, 's').exec(line);
  if (match === null) return null;
  const found: Partial<Record<string, string>> = {};
  const placeholders = parts.flatMap((part) => part.placeholder ?? []);
  for (const [index, placeholder] of placeholders.entries()) {
    const text = match[index + 1] ?? '';
    found[LINE_KIND[placeholder]] ??= placeholder.endsWith(':url') ? percentDecode(text) : text;
  }
  const { host = '', port = '', user = '', password = '' } = found;
  return proxyEntry({ host, port: Number(port), user, password });
}
