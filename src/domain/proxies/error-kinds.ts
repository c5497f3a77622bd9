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
  | 'unreachable'
  | 'https-to-proxy'
  | 'certificate'
  | 'socks-failed'
  | 'socks-package'
  | 'malformed-line'
  | 'browser-password'
  | 'browser-socks'
  | 'site-refuses'
  | 'unavailable'
  | 'no-cause';

/** Proxies' responses to CONNECT, as each tool prints them. */
const PROXY_STATUS = [
  /CONNECT tunnel failed, response (\d{3})/i,
  /HTTP code (\d{3}) from proxy/i,
  /tunnel connection failed: (\d{3})/i,
  /tunneling socket could not be established, \w+=(\d{3})/i,
  /open CONNECT tunnel with proxy .*?'status': (\d{3})/i,
  /proxy response \((\d{3})\)/i,
  /proxy[ -]?error: (\d{3})\b/i,
  /proxy \w*[^.]{0,80}?status code:? ?(\d{3})/i,
  /proxy tunnel request to proxy .{0,300}? status code '(\d{3})/i,
  /proxy returns "?HTTP\/[\d.]+ (\d{3})/i,
  /proxy ?error\(?'?[^)]*?\b(\d{3}) (?:bad|payment|forbidden|too|service|gateway)/i,
  // Only proxies return 407, and few other servers return 402.
  /(?<![\d.:$])(407|402)(?![\d.])/,
];

/** Go, wget and Firefox print a proxy's response to CONNECT without its status code. */
const IN_WORDS =
  /(?:\b[A-Z][a-z]+ "https:[^"]*": |proxy tunneling failed: |NS_ERROR_PROXY_)(bad.request|payment.required|forbidden|too.many.requests|bad.gateway|service.unavailable|gateway.timeout)/i;
const STATUS_OF_WORDS: Readonly<Record<string, number>> = {
  'bad request': 400,
  'payment required': 402,
  forbidden: 403,
  'too many requests': 429,
  'bad gateway': 502,
  'service unavailable': 503,
  'gateway timeout': 504,
};

const KIND_OF_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'malformed-line',
  401: 'wrong-credentials',
  402: 'no-data',
  403: 'site-not-allowed',
  407: 'wrong-credentials',
  429: 'too-many',
};

/** The order matters: if a message matches several patterns, the first one explains the most. */
const PATTERNS: readonly (readonly [ErrorKind, RegExp])[] = [
  ['socks-package', /missing dependencies for socks|socksio['"` ]+package|httpx\[socks\]/i],
  ['browser-password', /ERR_NO_SUPPORTED_PROXIES/],
  ['browser-socks', /browser does not support socks5 proxy authentication/i],
  [
    'malformed-line',
    /unknown scheme for proxy|proxy url had no scheme|ProxySchemeUnknown|InvalidProxyURL|check proxy url|determine socks version|unsupported proxy|unknown proxy scheme|unsupported protocol scheme|invalid proxy (?:address|url)|lookup https?: no such host|port number (?:ended|was not)|first path segment in url cannot contain colon|nonnumeric port|failed to parse: |error parsing proxy url|proxy url (?:is invalid|must not)|invalid (?:url escape|userinfo|port: )|TypeError(?: \[ERR_INVALID_URL\])?: invalid url|no connection adapters were found/i,
  ],
  [
    'wrong-credentials',
    /proxy authentication (?:required|failed)|ERR_INVALID_AUTH_CREDENTIALS|(?:ERR|ERROR)_(?:UNEXPECTED_)?PROXY_AUTH|rejected by the socks5? server|socks5? ?:? authentication failed|SOCKS5AuthError|failed to authenticate with proxy|username\/password authentication failed|no authentication method was acceptable|no acceptable authentication method/i,
  ],
];

/** Error numbers of Windows, Linux and macOS, because the messages depend on the system's language. */
const numbered = (...numbers: number[]) =>
  `(?:WinError|Errno|os error) (?:${numbers.join('|')})\\b`;

const LATER_PATTERNS: readonly (readonly [ErrorKind, RegExp])[] = [
  [
    'unknown-proxy',
    /could not resolve proxy|proxyconnect tcp: dial tcp: lookup|UNKNOWN_PROXY_HOST|proxyResolveFailure|find the proxy server|(?:connect|connecting) to (?:http )?proxy\b.*(?:NameResolution|getaddrinfo|name or service not known|nodename nor servname|name resolution|failed to resolve)/i,
  ],
  [
    'unknown-name',
    /could not resolve host|unable to resolve host|getaddrinfo|\bENOTFOUND|EAI_AGAIN|NameResolutionError|name or service not known|nodename nor servname|name resolution|failed to resolve|no such host|ERR_NAME_NOT_RESOLVED|ERROR_UNKNOWN_HOST|UnknownHostException|dnsNotFound|DNSLookupError|dns lookup failed/i,
  ],
  ['unknown-name', new RegExp(numbered(11001, 11002, 11004), 'i')],
  [
    'socks-failed',
    /socks[45]?h? connect|complete socks|curl: \(97\)|ERR_SOCKS|socks version|SocksError|initial socks5|socks5? (?:proxy|server) (?:rejected|failed)|socks4 connect request|socks server (?:general )?failure|reply from socks|python_socks\S*Error|\b0x0[1-8]: /i,
  ],
  [
    'https-to-proxy',
    /wrong.version.number|does not look like a tls handshake|gave http response to https client|\bEPROTO\b|packet length too long|ssl_error_rx_record_too_long|ERR_SSL_PROTOCOL_ERROR|ERR_PROXY_CERTIFICATE|check_hostname requires server_hostname|only use http and not https|SEC_E_INVALID_TOKEN|unrecognized ssl message/i,
  ],
  [
    'certificate',
    /certificate.verify|ssl certificate problem|curl: \((?:60|77)\)|self.signed.cert|UNABLE_TO_(?:VERIFY|GET_ISSUER)|verify the first certificate|CERT_ALTNAME|match certificate|local issuer certificate|x509:|ERR_CERT_|SEC_ERROR_|MOZILLA_PKIX|PKIX path|CRYPT_E_|trust relationship|certificate.has.expired|unknown authority/i,
  ],
  [
    'unavailable',
    /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error|crawled|response(?: code)?)\W{0,4}50[234]\b|\b50[234] (?:server error|bad gateway|service \w*\s?unavailable|gateway time-?out)/i,
  ],
  [
    'timeout',
    /\btimed?[ -]?out\b|ETIMEDOUT|ESOCKETTIMEDOUT|_TIMEOUT\b|_TIMED_OUT|\wTimeout(?:Error)?\b|TimeoutError|deadline exceeded|took longer than|execution expired|respond after a period of time/i,
  ],
  ['timeout', new RegExp(numbered(10060, 110, 60), 'i')],
  [
    'refused',
    /ECONNREFUSED|connection (?:was )?refused|actively refused|ERR_CONNECTION_REFUSED|ERR_PROXY_CONNECTION_FAILED|(?:PROXY_)?CONNECTION_REFUSED|proxyConnectFailure|proxy server (?:that )?is refusing|failed to connect to|connect call failed|all connection attempts failed|ConnectionRefused/i,
  ],
  ['refused', new RegExp(numbered(10061, 111, 61), 'i')],
  [
    'cut',
    /ECONNRESET|connection (?:was )?(?:reset|aborted|lost|broken)|forcibly closed|socket hang up|socket disconnected|other side closed|TypeError: terminated|remote end closed|server disconnected|RemoteDisconnected|empty reply|ConnectionLost|ConnectionDone|ResponseNeverReceived|CONNECT aborted|proxy connection ended|unexpected.(?:EOF|end of file)|EOF occurred|: EOF\b|closed \(EOF\)|END_OF_FILE|EPIPE|ERR_CONNECTION_(?:RESET|CLOSED|ABORTED)|CONNECT_RESET_ERROR|ERR_EMPTY_RESPONSE|ERR_HTTP2_|ERR_QUIC_|ERROR_NET_(?:RESET|INTERRUPT)|netReset|netInterrupt|HTTP\/?2 (?:framing|stream)|transfer closed|IncompleteRead|InvalidChunkLength|payload is not completed|terminated the handshake|received no bytes/i,
  ],
  ['cut', new RegExp(numbered(10053, 10054, 104, 54, 32), 'i')],
  [
    'unreachable',
    /ENETUNREACH|EHOSTUNREACH|network is unreachable|no route to host|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_ADDRESS_UNREACHABLE/i,
  ],
  ['unreachable', new RegExp(numbered(10051, 10065, 101, 113, 51, 65), 'i')],
  // Messages of glibc and browsers in the shop's other languages.
  [
    'refused',
    /Verbindung\S* (?:abgelehnt|verweigert)|verweigert die Verbindung|Connexion refusée|accepte pas les connexions|Conexión (?:rehusada|rechazada)|Conexão recusada|соединении отказано|Bağlantı reddedildi|Kết nối bị từ chối|拒绝连接|积极拒绝|رفض الاتصال/i,
  ],
  [
    'timeout',
    /Wartezeit für die Verbindung|Zeitüberschreitung|expiration du délai|délai d.attente|Expiró el tiempo|tiempo de espera|Tempo (?:limite|esgotado)|esgotou o tempo|время ожидания|zaman aşımı|quá thời|hết thời gian|超时|انتهت المهلة/i,
  ],
  [
    'cut',
    /Verbindung wurde \S*\s?\S* ?zurückgesetzt|Connexion ré-?initialisée|Conexión reinicializada|Conexão fechada|Соединение разорвано|Bağlantı \S+ \S+ ?sıfırlandı|Kết nối bị đặt lại|连接被\S*重置|إعادة تعيين الاتصال/i,
  ],
  [
    'unknown-name',
    /Namensauflösung|Name oder der Dienst|Nom ou service inconnu|résolution du nom|servicio desconocido|resolución del nombre|serviço desconhecido|resolução de nome|служба не известн|разрешении им|未知的名称|域名解析/i,
  ],
  // This says only where the failure occurred, so it comes after the causes.
  ['refused', /(?:cannot|unable to) connect to proxy/i],
  [
    'tunnel-refused',
    /ERR_TUNNEL_CONNECTION_FAILED|tunnel(?:ing)? (?:connection )?failed|could not open connect tunnel|!== 200 when HTTP tunneling|unsuccessful tunnel|tunnel ?unsuccessful|tunnel error|server through proxy|tunneling socket could not/i,
  ],
  [
    'site-refuses',
    /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error|crawled|response(?: code)?)\W{0,4}(?:403|429)\b|\b(?:403|429) client error|\b403 forbidden|\b429 too many requests|access denied|captcha|attention required|have been blocked|checking your browser|error code: 10\d\d\b/i,
  ],
  ['no-cause', /\bfetch failed|failed to fetch|ERR_FAILED\b/i],
];

/** Color codes, stack traces and line numbers, whose words and numbers mean something else. */
const NOISE = [
  /(?!\s)\p{Cc}\[[\d;]*m/gu,
  /^\s*File ".*$/gm,
  /^\s*at .*:\d+.*$/gm,
  /\bline:? \d+/gi,
];
/** In a long log, the error is at the end. */
const READ_LENGTH = 20_000;

const printedText = (printed: string): string =>
  NOISE.reduce((text, noise) => text.replace(noise, ''), printed.slice(-READ_LENGTH)).replace(
    /\s+/g,
    ' ',
  );

/** The kind of an error that a tool printed; null if the text contains no known error. */
export function errorKind(printed: string): ErrorKind | null {
  const text = printedText(printed);
  const known = (patterns: typeof PATTERNS) => patterns.find(([, words]) => words.test(text))?.[0];
  return known(PATTERNS) ?? kindOfStatus(text) ?? known(LATER_PATTERNS) ?? null;
}

function kindOfStatus(text: string): ErrorKind | undefined {
  const found = PROXY_STATUS.map((words) => words.exec(text)?.[1]).find(Boolean);
  const words = IN_WORDS.exec(text)?.[1]?.toLowerCase().replaceAll('_', ' ') ?? '';
  const status = found === undefined ? STATUS_OF_WORDS[words] : Number(found);
  if (status === undefined) return undefined;
  return KIND_OF_STATUS[status] ?? (status >= 500 ? 'no-address' : 'tunnel-refused');
}
