// Protocols in pasted lines. The converter drops them, because the customer chooses a format for the output.

const NAME = '(?:https?|socks(?:4a?|5h?)?)';
const NAMES = `${NAME}(?:[/+]${NAME})*`;
const ALONE = new RegExp(`^${NAMES}$`, 'i');
const SCHEME = new RegExp(`^${NAME}\\s*:[\\\\/\\s]*`, 'i');
const LEADING = new RegExp(
  `^(?:[([{<]\\s*${NAMES}\\s*[)\\]}>]\\s*|${NAMES}(?::[\\\\/\\s]*|[,;|]|\\s+))`,
  'i',
);
const THIRD = new RegExp(
  `^(?<address>(?:\\[[^[\\]]*\\]|[^\\s:@[\\]/]+):\\d{1,5})[:@]${NAMES}(?=:|$)`,
  'i',
);
const TRAILING = new RegExp(`(?:[:@|,;#\\s]${NAMES}|[([{<]${NAMES}[)\\]}>])$`, 'i');

const ANY_SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
/** Protocols of tunnels, which are not HTTP or SOCKS proxies. */
const FOREIGN =
  /^(?:ss|ssr|shadowsocks|vmess|vless|trojan|hysteria2?|hy2|tuic|wireguard|snell|ssh|anytls|mtproto)$/i;

/** Whether a word names one or more proxy protocols: `socks5`, `HTTP/HTTPS`. */
export function isProtocol(word: string): boolean {
  return ALONE.test(word);
}

/** Whether a word names a protocol other than HTTP and SOCKS. */
export function isForeignProtocol(word: string): boolean {
  return FOREIGN.test(word);
}

/** The scheme of the line if it is not a proxy scheme, else null. */
export function foreignScheme(line: string): string | null {
  const scheme = ANY_SCHEME.exec(line)?.[1] ?? null;
  return scheme === null || isProtocol(scheme) ? null : scheme;
}

/**
 * Removes the protocols from the beginning of a line: `socks5://`, `socks5:`, `(socks5)`, `socks5 `.
 * @returns the rest; `isUrl` when slashes followed, so that user name and password may be percent-encoded
 */
export function leadingProtocol(line: string): { rest: string; isUrl: boolean } {
  let rest = line;
  let isUrl = false;
  let match = LEADING.exec(rest);
  while (match !== null) {
    isUrl ||= SCHEME.test(rest) && match[0].includes('/');
    rest = rest.slice(match[0].length);
    match = LEADING.exec(rest);
  }
  return { rest, isUrl };
}

/** The text unchanged, and the text without the protocol in `host:port:protocol:…`, `…:socks5` and `… (socks5)`. */
export function withoutProtocols(text: string): string[] {
  const shorter = [text.replace(THIRD, '$<address>'), text.replace(TRAILING, '').trimEnd()];
  return [text, ...shorter.filter((variant) => variant !== text)];
}
