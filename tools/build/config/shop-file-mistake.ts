import { parseSync } from 'vite';

const FILE = 'shop.config.ts';

/** Says in two lines where `shop.config.ts` cannot be read, and why. */
export function shopFileMistake(text: string, error: unknown): string {
  const [syntax] = parseSync(FILE, text).errors;
  const reason = error instanceof Error ? error : new Error(String(error));
  const [, ofStack] = /shop\.config\.ts:(\d+)/.exec(reason.stack ?? '') ?? [];
  const start = syntax?.labels[0]?.start;
  const line = start === undefined ? ofStack : text.slice(0, start).split('\n').length;
  const place = line === undefined ? FILE : `${FILE}:${line}`;
  return `${place} cannot be read:\n  ${syntax?.message ?? reason.message.split('\n')[0]}`;
}
