import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainError } from '../../src/domain/proxies/explain-error.ts';
import file from './error-messages.txt?raw';

const [, ...blocks] = file.split(/^# /m);
const MESSAGES = blocks.map((block) => {
  const [head = '', ...lines] = block.trimEnd().split('\n');
  const [kind = ''] = head.split(' ');
  return [kind, head, lines.join('\n')] as const;
});
const kindOf = (text: string) => explainError(text)?.kind ?? null;

test.each(MESSAGES)('%s explains the message of %s', (kind, _head, message) => {
  expect(kindOf(message)).toBe(kind);
});

/** The same fault as printed by other tools and versions. */
test.each([
  ['wrong-credentials', 'curl: (56) CONNECT tunnel failed, response 407'],
  ['wrong-credentials', 'AxiosError: Request failed with status code 407'],
  ['wrong-credentials', "aiohttp.client_exceptions.ClientHttpProxyError: 407, message='x'"],
  [
    'wrong-credentials',
    'RequestAbortedError [AbortError]: Proxy response (407) !== 200 when HTTP Tunneling',
  ],
  ['wrong-credentials', 'net::ERR_INVALID_AUTH_CREDENTIALS at https://example.com/'],
  ['wrong-credentials', 'HTTP ERROR 407'],
  ['no-data', 'curl: (56) CONNECT tunnel failed, response 402'],
  ['no-data', 'Get "https://example.com": Payment Required'],
  ['site-not-allowed', 'Get "https://example.com": Forbidden'],
  ['no-address', 'Get "https://example.com": Bad Gateway'],
  ['unavailable', 'AxiosError: Request failed with status code 502 ERR_BAD_RESPONSE'],
  ['unavailable', 'HTTPError: 503 Server Error: Service Unavailable for url: http://example.com/'],
  ['timeout', 'curl: (28) Connection timed out after 2014 milliseconds'],
  ['refused', "curl: (7) Failed to connect to 127.0.0.1 port 9: Couldn't connect to server"],
  ['cut', 'curl: (56) Proxy CONNECT aborted'],
  ['cut', 'Error: Proxy connection ended before receiving CONNECT response'],
  [
    'https-to-proxy',
    'curl: (35) OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number',
  ],
  ['socks-failed', 'curl: (97) Received invalid version in initial SOCKS5 response.'],
  ['no-data', 'Proxy response (402) !== 200 when HTTP Tunneling'],
  [
    'no-data',
    "TunnelError: Could not open CONNECT tunnel with proxy gate:1 [{'status': 402, 'reason': b'Payment Required'}]",
  ],
  ['too-many', 'curl: (56) CONNECT tunnel failed, response 429'],
  ['no-address', 'httpx.ProxyError: 503 Service Unavailable'],
  [
    'timeout',
    'curl: (28) Failed to connect to gate port 10000 after 10001 ms: Timeout was reached',
  ],
  ['timeout', 'TimeoutError: Navigation timeout of 30000 ms exceeded'],
  [
    'timeout',
    'Get "https://example.com": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
  ],
  ['timeout', 'net::ERR_TIMED_OUT at https://example.com'],
  ['refused', 'Error: connect ECONNREFUSED 203.0.113.7:407'],
  ['refused', 'proxyconnect tcp: dial tcp 203.0.113.7:8080: connect: connection refused'],
  [
    'unknown-proxy',
    'proxyconnect tcp: dial tcp: lookup gate.example on 127.0.0.53:53: no such host',
  ],
  ['unknown-name', 'Error: getaddrinfo ENOTFOUND gate.example'],
  ['cut', "Error: socket hang up\n  code: 'ECONNRESET'"],
  ['cut', 'Get "https://example.com": EOF'],
  ['https-to-proxy', 'proxyconnect tcp: tls: first record does not look like a TLS handshake'],
  ['certificate', 'x509: certificate signed by unknown authority'],
  [
    'malformed-line',
    'requests.exceptions.InvalidProxyURL: Please check proxy URL. It is malformed and could be missing the host.',
  ],
  [
    'site-refuses',
    'requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://example.com/',
  ],
  ['site-refuses', 'DEBUG: Crawled (429) <GET https://example.com/> (referer: None)'],
])('%s explains %s', (kind, message) => {
  expect(kindOf(message)).toBe(kind);
});

/** Messages of other tools, one for each way in which they differ. */
test.each([
  ['cut', 'curl: (18) transfer closed with outstanding read data remaining'],
  ['cut', 'curl: (92) HTTP/2 stream 0 was not closed cleanly: INTERNAL_ERROR (err 2)'],
  [
    'cut',
    "ChunkedEncodingError: ('Connection broken: InvalidChunkLength(got length b'', 0 bytes read)",
  ],
  ['cut', "SSLError(SSLEOFError(8, 'EOF occurred in violation of protocol (_ssl.c:1129)')))"],
  ['cut', "SSLZeroReturnError(6, 'TLS/SSL connection has been closed (EOF) (_ssl.c:1131)')"],
  [
    'cut',
    "ProxyError('Cannot connect to proxy.', RemoteDisconnected('Remote end closed connection without response'))",
  ],
  ['cut', 'ClientPayloadError: Response payload is not completed: <ContentLengthError: 400>'],
  ['cut', 'Client network socket disconnected before secure TLS connection was established'],
  ['cut', 'net::ERR_HTTP2_PROTOCOL_ERROR at https://example.com'],
  ['cut', 'java.net.SocketException: Unexpected end of file from server'],
  ['cut', 'java.io.IOException: HTTP/1.1 header parser received no bytes'],
  ['cut', 'javax.net.ssl.SSLHandshakeException: Remote host terminated the handshake'],
  ['cut', 'Secure Connection Failed. Error code: PR_END_OF_FILE_ERROR'],
  ['cut', 'Reached error page: about:neterror?e=netReset&u=https%3A//example.com/'],
  [
    'https-to-proxy',
    "ProxyError('Your proxy appears to only use HTTP and not HTTPS, try changing your proxy URL to be HTTP.')",
  ],
  [
    'https-to-proxy',
    'schannel: next InitializeSecurityContext failed: SEC_E_INVALID_TOKEN (0x80090308)',
  ],
  ['https-to-proxy', 'javax.net.ssl.SSLException: Unsupported or unrecognized SSL message'],
  ['certificate', 'schannel: next InitializeSecurityContext failed: CRYPT_E_NO_REVOCATION_CHECK'],
  ['certificate', 'curl: (77) error setting certificate verify locations'],
  ['certificate', 'Error: unable to verify the first certificate'],
  [
    'certificate',
    "ERR_TLS_CERT_ALTNAME_INVALID: Hostname/IP does not match certificate's altnames",
  ],
  ['certificate', 'Error code: SEC_ERROR_UNKNOWN_ISSUER'],
  ['certificate', 'SSLHandshakeException: PKIX path building failed'],
  [
    'refused',
    "Cannot connect to host gate.example:8000 ssl:default [Connect call failed ('203.0.113.7', 8000)]",
  ],
  ['refused', 'httpx.ConnectError: All connection attempts failed'],
  ['refused', 'The proxy server is refusing connections'],
  ['refused', 'Reached error page: about:neterror?e=proxyConnectFailure'],
  ['refused', 'page.goto: NS_ERROR_PROXY_CONNECTION_REFUSED'],
  ['refused', "requests.exceptions.ProxyError: ProxyError('Unable to connect to proxy', None)"],
  ['timeout', 'Net::OpenTimeout: execution expired'],
  [
    'timeout',
    'A connection attempt failed because the connected party did not properly respond after a period of time',
  ],
  ['unreachable', 'Error: connect EHOSTUNREACH 203.0.113.7:8000'],
  ['unreachable', 'net::ERR_INTERNET_DISCONNECTED at https://example.com'],
  ['unknown-name', 'java.net.UnknownHostException: gate.example'],
  ['unknown-name', 'wget: unable to resolve host address gate.example'],
  ['unknown-name', 'page.goto: NS_ERROR_UNKNOWN_HOST'],
  ['unknown-name', 'curl: (97) Failed to resolve "example.com" for SOCKS5 connect.'],
  ['unknown-proxy', 'page.goto: NS_ERROR_UNKNOWN_PROXY_HOST'],
  ['unknown-proxy', 'Hmm. We’re having trouble: Unable to find the proxy server'],
  ['malformed-line', "httpx.InvalidURL: Invalid port: 'pass@gate.example:8000'"],
  [
    'malformed-line',
    "LocationParseError: Failed to parse: 'user:pass:gate:8000', label empty or too long",
  ],
  ['malformed-line', 'Error parsing proxy URL gate.example:8000:user:pass: Bad port number.'],
  ['malformed-line', 'parse "http://user:pa%ss@gate.example:8000": invalid URL escape "%ss"'],
  ['malformed-line', 'TypeError: Invalid URL'],
  ['wrong-credentials', 'page.goto: NS_ERROR_PROXY_AUTHENTICATION_FAILED'],
  ['wrong-credentials', 'java.io.IOException: Failed to authenticate with proxy'],
  ['wrong-credentials', 'java.net.SocketException: SOCKS : authentication failed'],
  ['browser-socks', 'Browser does not support socks5 proxy authentication'],
  ['socks-failed', 'socks.SOCKS5Error: 0x01: General SOCKS server failure'],
  ['socks-failed', 'Failed to establish a new connection: 0x05: Connection refused'],
  ['socks-failed', 'java.net.SocketException: Malformed reply from SOCKS server'],
  ['no-data', 'Proxy tunneling failed: Payment RequiredUnable to establish SSL connection.'],
  ['site-not-allowed', 'page.goto: NS_ERROR_PROXY_FORBIDDEN'],
  ['no-address', 'page.goto: NS_ERROR_PROXY_BAD_GATEWAY'],
  [
    'no-address',
    "The proxy tunnel request to proxy 'http://gate.example:8000/' failed with status code '502'.",
  ],
  ['tunnel-refused', 'client error (Connect): tunnel error: unsuccessful'],
  ['tunnel-refused', 'file_get_contents(): Cannot connect to HTTPS server through proxy'],
  ['unavailable', '2024-01-01 12:00:00 ERROR 503: Service Unavailable.'],
  ['unavailable', '<html><head><title>504 Gateway Time-out</title></head>'],
  ['unavailable', 'HTTPError: Response code 503 (Service Unavailable)'],
  ['site-refuses', 'HTTPError: Response code 429 (Too Many Requests)'],
  ['site-refuses', '<Response [403]>'],
  ['site-refuses', 'Attention Required! | Cloudflare'],
  ['no-cause', 'TypeError: fetch failed'],
  ['refused', 'TypeError: fetch failed\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:9'],
])('%s explains %s', (kind, message) => {
  expect(kindOf(message)).toBe(kind);
});

test.each([
  ['refused', '[WinError 10061] Es konnte keine Verbindung hergestellt werden'],
  ['timeout', '[WinError 10060] Une tentative de connexion a échoué'],
  ['cut', '[WinError 10054] Удаленный хост принудительно разорвал существующее подключение'],
  ['unknown-name', '[Errno 11001] 不知道这样的主机。'],
  ['unreachable', '[Errno 101] Сеть недоступна'],
  ['refused', 'gate.example|203.0.113.7|:8000 … fehlgeschlagen: Verbindungsaufbau abgelehnt.'],
  ['refused', 'connexion à gate.example:8000… échec : Connexion refusée.'],
  ['refused', 'В соединении отказано'],
  ['timeout', 'falló: Expiró el tiempo de conexión.'],
  ['timeout', '连接超时'],
  ['cut', 'Die Verbindung wurde vom Kommunikationspartner zurückgesetzt'],
  ['cut', 'Conexão fechada pela outra ponta'],
  ['unknown-name', 'Der Name oder der Dienst ist nicht bekannt'],
  ['unknown-name', 'Échec temporaire dans la résolution du nom'],
])('%s explains an error in another system language: %s', (kind, message) => {
  expect(kindOf(message)).toBe(kind);
});

test('stack traces and digits in addresses are ignored', () => {
  expect(kindOf('  File "shop.py", line 407, in main')).toBeNull();
  expect(kindOf('  File "/app/read_timeout.py", line 3, in main')).toBeNull();
  expect(kindOf('SyntaxError in line 407')).toBeNull();
  expect(kindOf('    at Timeout.onTimeout (/app/timers.js:402:9)')).toBeNull();
  expect(kindOf('listening on 127.0.0.1:407 and 10.0.40.2')).toBeNull();
  expect(kindOf('It costs $407.')).toBeNull();
  expect(kindOf("ModuleNotFoundError: No module named 'requests'")).toBeNull();
});

test('an unknown proxy response counts as a rejection or a fault of the proxy', () => {
  expect(kindOf('curl: (56) CONNECT tunnel failed, response 418')).toBe('tunnel-refused');
  expect(kindOf('curl: (56) CONNECT tunnel failed, response 500')).toBe('no-address');
  expect(kindOf('Get "https://example.com": Not Found')).toBeNull();
});

test('the end of a long log is used', () => {
  const error = 'curl: (6) Could not resolve host: example.com\n';
  const log = 'INFO fetched a page\n'.repeat(5000);
  expect(kindOf(log + error)).toBe('unknown-name');
  expect(kindOf(error + log)).toBeNull();
});

test('an empty text and one without an error have no explanation', () => {
  for (const text of [
    '',
    '   \n',
    'Hello world',
    'HTTP/1.1 200 Connection established',
    '{"ip":"203.0.113.9"}',
  ])
    expect(explainError(text), text).toBeNull();
});

test('colors, wrapped lines and surrounding output do not change the cause of an error', () => {
  const noise = fc.constantFrom(
    '',
    '[12:00:01] INFO start',
    '> node job.js',
    '\u001B[31mERROR\u001B[0m',
  );
  fc.assert(
    fc.property(fc.constantFrom(...MESSAGES), noise, noise, ([kind, , message], before, after) => {
      const wrapped = message.split('\n').map((line) => line.replace(/(.{40}\S*) /g, '$1\n  '));
      const colored = message.replace(/\w+/g, '\u001B[1;31m$&\u001B[0m');
      const crlf = message.replaceAll('\n', '\r\n');
      for (const text of [[before, message, after].join('\n'), wrapped.join('\n'), colored, crlf])
        expect(kindOf(text)).toBe(kind);
    }),
  );
});

test('for any text, an explanation has both a cause and a step, or there is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const found = explainError(text);
      if (found === null) return;
      expect(found.cause).not.toBe('');
      expect(found.step).not.toBe('');
    }),
  );
});

test('a megabyte of repetitions is handled', () => {
  expect(kindOf('proxy '.repeat(200_000))).toBeNull();
  expect(kindOf('x('.repeat(500_000))).toBeNull();
  const start = performance.now();
  expect(kindOf('a'.repeat(20_000))).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
