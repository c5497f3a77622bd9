import { visibleJson } from '../visible.ts';
import type { Secrets } from './secrets.ts';

/** Writes calls as curl lines that can be pasted. Secrets appear as environment variables. */
export function createCurl(secrets: Secrets) {
  const quote = (text: string) => quoteForShell(text, secrets.known());
  return (
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | undefined,
  ): string =>
    [
      `curl -i -X ${method}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
      ...(body === undefined ? [] : [`--data-binary ${quote(visibleJson(body))}`]),
      quote(url),
    ].join(' ');
}

/** Quotes in single quotes. A secret becomes `'"$NAME"'`, which the shell expands. */
function quoteForShell(text: string, known: readonly (readonly [string, string])[]): string {
  const quoted = `'${text.replaceAll("'", `'\\''`)}'`;
  return known.reduce(
    (line, [secret, variable]) =>
      line.replaceAll(secret.replaceAll("'", `'\\''`), `'"$${variable}"'`),
    quoted,
  );
}
