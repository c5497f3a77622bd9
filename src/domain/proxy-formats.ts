/** A format for proxy lines. */
export type ProxyFormat =
  | 'host:port:user:pass'
  | 'user:pass@host:port'
  | 'user:pass:host:port'
  | 'http-url'
  | 'socks5-url'
  | 'csv'
  | 'json'
  | 'template';

/** The formats in display order. */
export const PROXY_FORMATS = [
  { id: 'host:port:user:pass', label: 'host:port:user:pass' },
  { id: 'user:pass@host:port', label: 'user:pass@host:port' },
  { id: 'user:pass:host:port', label: 'user:pass:host:port' },
  { id: 'http-url', label: 'http://user:pass@host:port' },
  { id: 'socks5-url', label: 'socks5://user:pass@host:port' },
  { id: 'csv', label: 'CSV' },
  { id: 'json', label: 'JSON' },
  { id: 'template', label: 'Your own line' },
] as const satisfies readonly { readonly id: ProxyFormat; readonly label: string }[];

export const DEFAULT_FORMAT: ProxyFormat = 'host:port:user:pass';

/** Initial text of "Your own line". */
export const DEFAULT_LINE_TEMPLATE = '{host}:{port}:{user}:{pass}';

/** The CSV columns, in order. */
export const CSV_COLUMNS = ['host', 'port', 'user', 'password'] as const;

/** Whether a value, for example from storage or a link, is a format. */
export function isProxyFormat(text: unknown): text is ProxyFormat {
  return PROXY_FORMATS.some((format) => format.id === text);
}
