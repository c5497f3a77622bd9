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

/** The same fault as further tools and versions print it. */
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

test('the lines of a stack and the numbers of addresses explain nothing', () => {
  expect(kindOf('  File "shop.py", line 407, in main')).toBeNull();
  expect(kindOf('  File "/app/read_timeout.py", line 3, in main')).toBeNull();
  expect(kindOf('SyntaxError in line 407')).toBeNull();
  expect(kindOf('    at Timeout.onTimeout (/app/timers.js:402:9)')).toBeNull();
  expect(kindOf('listening on 127.0.0.1:407 and 10.0.40.2')).toBeNull();
  expect(kindOf('It costs $407.')).toBeNull();
});

test('what a proxy answers without a meaning of its own is a refusal, or a fault of the proxy', () => {
  expect(kindOf('curl: (56) CONNECT tunnel failed, response 418')).toBe('tunnel-refused');
  expect(kindOf('curl: (56) CONNECT tunnel failed, response 500')).toBe('no-address');
  expect(kindOf('Get "https://example.com": Not Found')).toBeNull();
});

test('of a long log the end is read', () => {
  const error = 'curl: (6) Could not resolve host: example.com\n';
  const log = 'INFO fetched a page\n'.repeat(5000);
  expect(kindOf(log + error)).toBe('unknown-name');
  expect(kindOf(error + log)).toBeNull();
});

test('an empty text and one without an error are not explained', () => {
  for (const text of [
    '',
    '   \n',
    'Hello world',
    'HTTP/1.1 200 Connection established',
    '{"ip":"203.0.113.9"}',
  ])
    expect(explainError(text), text).toBeNull();
});

test('colors, wrapped lines and what is printed around a message do not change its cause', () => {
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

test('whatever is pasted, an explanation has a cause and a step or there is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const found = explainError(text);
      if (found === null) return;
      expect(found.cause).not.toBe('');
      expect(found.step).not.toBe('');
    }),
  );
});

test('a megabyte of repetitions is read', () => {
  expect(kindOf('proxy '.repeat(200_000))).toBeNull();
  expect(kindOf('x('.repeat(500_000))).toBeNull();
});
