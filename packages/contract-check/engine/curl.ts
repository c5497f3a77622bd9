import type { Secrets } from './secrets.ts';
import { visibleJson } from './visible.ts';

type Known = ReturnType<Secrets['known']>;

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
const quoteForShell = (text: string, known: Known): string => `'${withVariables(text, known)}'`;

/** Never rescans its own output, because a secret may be part of a variable's name. */
function withVariables(text: string, [first, ...others]: Known): string {
  if (first === undefined) return text.replaceAll("'", `'\\''`);
  const [secret, variable] = first;
  const parts = text.split(secret).map((part) => withVariables(part, others));
  return parts.join(`'"$${variable}"'`);
}
