import type { Secrets } from './secrets.ts';

/** Writes calls as curl lines that repeat them when pasted; secrets stand in them as environment variables. */
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
      ...(body === undefined ? [] : [`--data-binary ${quote(visible(body))}`]),
      quote(url),
    ].join(' ');
}

/** JSON whose characters can all be seen and pasted. */
const visible = (json: string): string =>
  json.replaceAll(/(?! )[\p{C}\p{Z}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** In single quotes; a secret becomes `'"$NAME"'`, which the shell fills in. */
function quoteForShell(text: string, known: (readonly [string, string])[]): string {
  const quoted = `'${text.replaceAll("'", `'\\''`)}'`;
  return known.reduce(
    (line, [secret, variable]) =>
      line.replaceAll(secret.replaceAll("'", `'\\''`), `'"$${variable}"'`),
    quoted,
  );
}
