/** Why a tool could not use a proxy line. */
export type ErrorKind =
  | 'wrong-credentials'
  | 'no-data'
  | 'site-not-allowed'
  | 'no-address'
  | 'too-many'
  | 'tunnel-refused'
  | 'unknown-proxy'
  | 'unknown-name'
  | 'refused'
  | 'timeout'
  | 'cut'
  | 'https-to-proxy'
  | 'certificate'
  | 'socks-failed'
  | 'socks-package'
  | 'malformed-line'
  | 'browser-password'
  | 'site-refuses'
  | 'unavailable';

/** What proxies answer to CONNECT, as each tool prints it. */
const PROXY_STATUS = [
  /CONNECT tunnel failed, response (\d{3})/i,
  /HTTP code (\d{3}) from proxy/i,
  /tunnel connection failed: (\d{3})/i,
  /tunneling socket could not be established, \w+=(\d{3})/i,
  /open CONNECT tunnel with proxy .*?'status': (\d{3})/i,
  /proxy response \((\d{3})\)/i,
  /proxy[ -]?error: (\d{3})\b/i,
  /proxy \w*[^.]{0,80}?status code:? ?(\d{3})/i,
  /proxy returns "?HTTP\/[\d.]+ (\d{3})/i,
  /proxy ?error\(?'?[^)]*?\b(\d{3}) (?:bad|payment|forbidden|too|service|gateway)/i,
  // Only proxies answer 407, and hardly anyone else answers 402.
  /(?<![\d.:$])(407|402)(?![\d.])/,
];

/** Go prints what a proxy answers to CONNECT without its number. */
const IN_GO: readonly (readonly [status: number, words: RegExp])[] = [
  [400, /[A-Z][a-z]+ "https:[^"]*": bad request\b/i],
  [402, /[A-Z][a-z]+ "https:[^"]*": payment required\b/i],
  [403, /[A-Z][a-z]+ "https:[^"]*": forbidden\b/i],
  [429, /[A-Z][a-z]+ "https:[^"]*": too many requests\b/i],
  [502, /[A-Z][a-z]+ "https:[^"]*": (?:bad gateway|service unavailable|gateway timeout)\b/i],
];

const KIND_OF_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'malformed-line',
  401: 'wrong-credentials',
  402: 'no-data',
  403: 'site-not-allowed',
  407: 'wrong-credentials',
  429: 'too-many',
};

/** Ordered: an earlier pattern explains more than a later one that the same message has. */
const PATTERNS: readonly (readonly [ErrorKind, RegExp])[] = [
  ['socks-package', /missing dependencies for socks|socksio['"` ]+package|httpx\[socks\]/i],
  ['browser-password', /ERR_NO_SUPPORTED_PROXIES/],
  [
    'malformed-line',
    /unknown scheme for proxy|proxy url had no scheme|ProxySchemeUnknown|InvalidProxyURL|check proxy url|determine socks version|unsupported proxy|unknown proxy scheme|unsupported protocol scheme|invalid proxy (?:address|url)|lookup https?: no such host|port number (?:ended|was not)|first path segment in url cannot contain colon|nonnumeric port|failed to parse: http/i,
  ],
  [
    'wrong-credentials',
    /proxy authentication (?:required|failed)|ERR_INVALID_AUTH_CREDENTIALS|ERR_(?:UNEXPECTED_)?PROXY_AUTH|rejected by the socks5? server|socks5? authentication failed|username\/password authentication failed|no authentication method was acceptable|no acceptable authentication method/i,
  ],
];

const LATER_PATTERNS: readonly (readonly [ErrorKind, RegExp])[] = [
  [
    'socks-failed',
    /socks[45]?h? connect|complete socks|curl: \(97\)|ERR_SOCKS|socks version|SocksError|initial socks5|socks5? (?:proxy|server) (?:rejected|failed)|socks4 connect request/i,
  ],
  [
    'https-to-proxy',
    /wrong.version.number|does not look like a tls handshake|gave http response to https client|\bEPROTO\b|packet length too long|ssl_error_rx_record_too_long|ERR_SSL_PROTOCOL_ERROR|ERR_PROXY_CERTIFICATE|check_hostname requires server_hostname/i,
  ],
  [
    'certificate',
    /certificate.verify.failed|ssl certificate problem|curl: \(60\)|self.signed.cert|UNABLE_TO_(?:VERIFY|GET_ISSUER)|local issuer certificate|x509:|ERR_CERT_|certificate.has.expired|unknown authority/i,
  ],
  [
    'unknown-proxy',
    /could not resolve proxy|proxyconnect tcp: dial tcp: lookup|(?:connect|connecting) to (?:http )?proxy\b.*(?:NameResolution|getaddrinfo|name or service not known|nodename nor servname|name resolution|failed to resolve)/i,
  ],
  [
    'unknown-name',
    /could not resolve host|getaddrinfo|ENOTFOUND|EAI_AGAIN|NameResolutionError|name or service not known|nodename nor servname|name resolution|failed to resolve|no such host|ERR_NAME_NOT_RESOLVED|DNSLookupError|dns lookup failed/i,
  ],
  [
    'timeout',
    /\btimed?[ -]?out\b|ETIMEDOUT|ESOCKETTIMEDOUT|_TIMEOUT\b|_TIMED_OUT|\w+Timeout(?:Error)?\b|TimeoutError|deadline exceeded|took longer than/i,
  ],
  [
    'refused',
    /ECONNREFUSED|connection refused|actively refused|WinError 10061|ERR_CONNECTION_REFUSED|ERR_PROXY_CONNECTION_FAILED|failed to connect to|cannot connect to proxy|unable to connect to proxy|ConnectionRefused/i,
  ],
  [
    'cut',
    /ECONNRESET|connection (?:was )?(?:reset|aborted|lost)|forcibly closed|socket hang up|other side closed|remote end closed|server disconnected|RemoteDisconnected|empty reply|ConnectionLost|ConnectionDone|ResponseNeverReceived|CONNECT aborted|proxy connection ended|unexpected EOF|: EOF\b|EPIPE|ERR_CONNECTION_(?:RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE/i,
  ],
  [
    'tunnel-refused',
    /ERR_TUNNEL_CONNECTION_FAILED|tunnel (?:connection )?failed|could not open connect tunnel|!== 200 when HTTP tunneling|unsuccessful tunnel|tunneling socket could not/i,
  ],
  [
    'unavailable',
    /status(?: code)?\W{0,3}50[234]\b|\b50[234] (?:server error|bad gateway|service \w*\s?unavailable|gateway time-?out)/i,
  ],
  [
    'site-refuses',
    /(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error|crawled)\W{0,4}(?:403|429)\b|\b(?:403|429) client error|\b403 forbidden|\b429 too many requests|access denied|captcha/i,
  ],
];

/** Colors, the lines of a stack, and line numbers: their words and numbers mean something else. */
const NOISE = [
  /(?!\s)\p{Cc}\[[\d;]*m/gu,
  /^\s*File ".*$/gm,
  /^\s*at .*:\d+.*$/gm,
  /\bline:? \d+/gi,
];
/** The error of a long log is at its end. */
const READ_LENGTH = 20_000;

const printedText = (printed: string): string =>
  NOISE.reduce((text, noise) => text.replace(noise, ''), printed.slice(-READ_LENGTH)).replace(
    /\s+/g,
    ' ',
  );

/** The kind of an error that a tool printed; null for a text that has none that is known. */
export function errorKind(printed: string): ErrorKind | null {
  const text = printedText(printed);
  const known = (patterns: typeof PATTERNS) => patterns.find(([, words]) => words.test(text))?.[0];
  return known(PATTERNS) ?? kindOfStatus(text) ?? known(LATER_PATTERNS) ?? null;
}

function kindOfStatus(text: string): ErrorKind | undefined {
  const found = PROXY_STATUS.map((words) => words.exec(text)?.[1]).find(Boolean);
  const status =
    found === undefined ? IN_GO.find(([, words]) => words.test(text))?.[0] : Number(found);
  if (status === undefined) return undefined;
  return KIND_OF_STATUS[status] ?? (status >= 500 ? 'no-address' : 'tunnel-refused');
}
