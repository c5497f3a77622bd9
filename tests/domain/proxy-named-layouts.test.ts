import { describe, expect, test } from 'vitest';
import { shownEntries as shown } from './convert-text.ts';

// Values that keys, columns, labels or the syntax of a program name.

const FULL = '203.0.113.5 1080 bob pw';
const OPEN = '203.0.113.5 1080 - -';
const UNCLEAR = '[It is not clear which part is the host, the port, the user and the password.]';

describe('JSON is read in every shape', () => {
  const inner = '{"host":"203.0.113.5","port":1080,"username":"bob","password":"pw"}';
  test.each([
    ['Playwright', '[{"server":"http://203.0.113.5:1080","username":"bob","password":"pw"}]'],
    [
      'a page of results',
      '{"count":1,"next":null,"results":[{"id":"d-1","username":"bob","password":"pw","proxy_address":"203.0.113.5","port":1080,"valid":true}]}',
    ],
    ['two wrappers', `{"status":"success","data":{"total":1,"proxies":[${inner}]}}`],
    ['a list of URLs', '{"proxyUrls":["http://bob:pw@203.0.113.5:1080"],"tags":["a","b"]}'],
    ['an address with its port', '[{"proxy":"203.0.113.5:1080","username":"bob","password":"pw"}]'],
    ['a URL', '[{"url":"http://bob:pw@203.0.113.5:1080"}]'],
    [
      'one proxy per key',
      '{"status":"yes","list":{"11":{"ip":"2001:db8:1::9","host":"203.0.113.5","port":"1080","user":"bob","pass":"pw"}}}',
    ],
    ['strings by key', '{"1":"203.0.113.5:1080:bob:pw"}'],
    [
      'axios',
      '{"protocol":"http","host":"203.0.113.5","port":1080,"auth":{"username":"bob","password":"pw"}}',
    ],
    ['credentials in one', '{"proxy":"203.0.113.5:1080","proxy_auth":"bob:pw"}'],
    [
      'a browser profile',
      '{"name":"p","proxy":{"mode":"socks5","host":"203.0.113.5","port":1080,"username":"bob","password":"pw"}}',
    ],
    [
      'FoxyProxy',
      '{"mode":"x","data":[{"title":"a","type":"http","hostname":"203.0.113.5","port":"1080","username":"bob","password":"pw"}]}',
    ],
    ['a line each', `${inner}\n{"proxy":${inner}}`],
    [
      'equal keys for both protocols',
      '{"http":"http://bob:pw@203.0.113.5:1080","https":"http://bob:pw@203.0.113.5:1080"}',
    ],
    [
      'the proxy before its account',
      '{"username":"me@mail.example","proxy_username":"bob","proxy_password":"pw","proxy_ip":"203.0.113.5","proxy_port":1080}',
    ],
    [
      'parts of a proxy',
      '{"data":[{"connection":{"publicIp":"198.51.100.1","connectIp":"203.0.113.5","httpPort":1080,"httpsPort":1080},"authentication":{"username":"bob","password":"pw"}}]}',
    ],
    ['server_port', '{"server":"203.0.113.5","server_port":1080,"username":"bob","password":"pw"}'],
  ])('%s', (_, text) => {
    expect([...new Set(shown(text))]).toEqual([FULL]);
  });

  test.each([
    ['{"ip":"203.0.113.5","port":"1080","protocols":["socks4"],"country":"US"}', OPEN],
    ['{"proxy":"http://203.0.113.5:1080","ip":"203.0.113.5","port":1080}', OPEN],
    ['{"host":"203.0.113.5:1080","port":1081}', '[Two values for the port.]'],
    ['{"host":"203.0.113.5","hostname":"203.0.113.6","port":1}', '[Two values for the host.]'],
    ['{"host":"203.0.113.5","port":1,"user":"a","login":"b"}', '[Two values for the user name.]'],
    ['{"proxy":"u:p@203.0.113.5:1","password":"q"}', '[Two values for the password.]'],
    [
      '{"type":"ss","server":"203.0.113.5","port":1,"password":"pw"}',
      '[ss is not a kind of proxy. Use http, https or socks5.]',
    ],
    ['{"status":"no","list":{}}', '[This element has no host and port.]'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test.each([
    '{"proxy1":"203.0.113.5:1080:bob:pw","proxy2":"203.0.113.6:1080"}',
    '{"data":{"proxy_1":"http://bob:pw@203.0.113.5:1080","proxy_2":"203.0.113.6:1080"}}',
    `[{"proxy1":"203.0.113.5:1080:bob:pw","proxy2":{"host":"203.0.113.6","port":1080}}]`,
    `{"proxy-url-1":${inner},"proxy-url-2":"203.0.113.6:1080"}`,
  ])('numbered proxies: %s', (text) => {
    expect(shown(text)).toEqual([FULL, '203.0.113.6 1080 - -']);
  });

  test('an object of many numbered proxies is read', () => {
    const many = Array.from({ length: 1000 }, (_, index) => [`proxy${index}`, '203.0.113.6:1080']);
    expect(shown(JSON.stringify(Object.fromEntries(many)))).toHaveLength(1000);
  });

  test('a numbered proxy that cannot be read is reported', () => {
    expect(shown('{"proxy1":"203.0.113.5:1080:bob:pw","proxy2":"soon","proxy3":null}')).toEqual([
      FULL,
      '[No host and port found.]',
      '[This element has no host and port.]',
    ]);
  });

  const OUTSIDE =
    '[The user name and password are outside this proxy. Put them into it, or convert the proxies without them.]';
  test.each([
    [
      '{"username":"bob","password":"pw","proxies":["203.0.113.5:1080","203.0.113.6:1080:eve:pw"]}',
      [OUTSIDE, '203.0.113.6 1080 eve pw'],
    ],
    [
      '{"proxy1":"203.0.113.5:1080","proxy2":"203.0.113.6:1080","user":"bob","pass":"pw"}',
      [OUTSIDE, OUTSIDE],
    ],
    ['{"auth":"bob:pw","data":{"list":[{"ip":"203.0.113.5","port":1080}]}}', [OUTSIDE]],
    [`{"username":"me@mail.example","data":[{"ip":"203.0.113.5","port":1080}]}`, [OPEN]],
  ])('credentials beside a list: %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });
});

describe('a table is read by the names of its columns', () => {
  test.each([
    ['Excel', 'sep=;\npassword;user;port;host\npw;bob;1080;203.0.113.5'],
    ['titles', 'Password,Username,Proxy Port,Proxy IP\npw,bob,1080,203.0.113.5'],
    ['one cell', 'proxy,username,password,country,expires\n203.0.113.5:1080,bob,pw,us,2026-01-01'],
    ['whole lines in a cell', 'id,proxy\n7,203.0.113.5:1080:bob:pw'],
    ['exit address', 'ip,host,port,user,password\n2001:db8:1::9,203.0.113.5,1080,bob,pw'],
    [
      'protocol',
      'protocol,IP_Address,SOCKS5 Port,HTTP Port,User Name,Pass Word\nsocks5,203.0.113.5,1080,8080,bob,pw',
    ],
    [
      'Markdown',
      '| IP | Port | User | Password |\n|----|:----:|------|----------|\n| 203.0.113.5 | 1080 | bob | pw |',
    ],
    ['aligned', 'IP Address      Port    Login   Password\n203.0.113.5     1080    bob     pw'],
    ['words', 'Host Port Login Password\n203.0.113.5 1080 bob pw'],
    ['Russian', 'IP адрес;Порт;Логин;Пароль\n203.0.113.5;1080;bob;pw'],
    ['ports by protocol', 'ID,IP,HTTP,SOCKS5,Login,Password\n1,203.0.113.5,1080,1081,bob,pw'],
    ['two tables', 'Host,Port,User,Pass\nHost,Port,User,Pass\n203.0.113.5,1080,bob,pw'],
    ['a title', 'Order 12, paid\n\nHost,Port,Login,Password\n203.0.113.5,1080,bob,pw'],
    ['a named layout', 'IP:Port:Login:Password\n203.0.113.5:1080:bob:pw'],
  ])('%s', (_, text) => {
    expect(shown(text).at(-1)).toBe(FULL);
  });

  test.each([
    [
      'IP;Port HTTP;Port SOCKS5;Login;Password;Country\n203.0.113.5;1080;1081;bob;pw;US',
      `${FULL} ["Port HTTP" read as the port]`,
    ],
    [
      'Proxy address,HTTP(S) port,SOCKS port\n203.0.113.5,1080,1081',
      `${OPEN} ["HTTP(S) port" read as the port]`,
    ],
    [
      'IP Address,Port,Code,Country,Anonymity,Https\n203.0.113.5,1080,US,United States,elite proxy,no',
      OPEN,
    ],
    ['host,port,user,password\n203.0.113.5,0,bob,pw', '[The port must be between 1 and 65535.]'],
    ['ip,port,user\n203.0.113.5,,bob', '[The port is missing.]'],
    [
      'host,port,user,password\n203.0.113.5,1080,bob,p,w',
      '[This row has more cells than the first one has names.]',
    ],
    ['host,port\n203.0.113.5;1080;bob;pw;US', '[This row does not fit the names of the columns.]'],
    ['proxy,username,x\n203.0.113.5:1,a,b\n203.0.113.5,a,b', '203.0.113.5 1 a -'],
  ])('%s', (text, expected) => {
    expect(shown(text)[0]).toBe(expected);
  });
});

describe('settings and commands of programs are read', () => {
  const yaml = `proxies:
  - name: a
    type: http
    server: 203.0.113.5
    port: 1080
    username: bob
    password: "pw"
  - {name: b, type: socks5, server: 203.0.113.5, port: 1080, username: bob, password: 'pw'}`;
  test.each([
    ['Clash', yaml],
    [
      'labels',
      'IP: 203.0.113.5\nPort: 1080\nLogin: bob\nPassword: pw\n\nIP: 203.0.113.5\nPort: 1080\nLogin: bob\nPassword: pw',
    ],
    ['labels in one line', 'Host: 203.0.113.5 Port: 1080 User: bob Password: pw'],
    ['settings in one line', 'host=203.0.113.5;port=1080;user=bob;pass=pw'],
    ['a label', 'Proxy: 203.0.113.5:1080:bob:pw'],
    ['curl', 'curl -x http://203.0.113.5:1080 -U bob:pw https://example.com'],
    [
      'curl with a URL',
      'curl --proxy "socks5h://bob:pw@203.0.113.5:1080" https://api.example.com:443/x',
    ],
    [
      'the environment',
      'export http_proxy="http://bob:pw@203.0.113.5:1080"\nset HTTPS_PROXY=http://bob:pw@203.0.113.5:1080\n$env:ALL_PROXY = \'http://bob:pw@203.0.113.5:1080\'',
    ],
    ['Squid', 'cache_peer 203.0.113.5 parent 1080 0 no-query login=bob:pw default'],
    [
      'Telegram',
      'tg://socks?server=203.0.113.5&port=1080&user=bob&pass=pw\nhttps://t.me/socks?server=203.0.113.5&port=1080&user=bob&pass=pw',
    ],
    ['a configuration of curl', 'proxy = 203.0.113.5:1080\nproxy-user = "bob:pw"'],
    ['a batch file', 'set "http_proxy=http://bob:pw@203.0.113.5:1080"'],
    ['proxychains', '[ProxyList]\nsocks5  203.0.113.5 1080 bob pw'.split('\n')[1] ?? ''],
    [
      'requests',
      "{'http': 'http://bob:pw@203.0.113.5:1080', 'https': 'http://bob:pw@203.0.113.5:1080'}",
    ],
    [
      'requests over lines',
      "{\n  'http': 'http://bob:pw@203.0.113.5:1080',\n  'https': 'http://bob:pw@203.0.113.5:1080',\n}",
    ],
  ])('%s', (_, text) => {
    expect([...new Set(shown(text).map((line) => line.replace(/ \[.*/, '')))]).toEqual([FULL]);
  });

  test.each([
    ['PROXY 203.0.113.5:1080; DIRECT', `${OPEN} [words of a PAC file removed]`],
    ['SOCKS5 203.0.113.5:1080', OPEN],
    ['--proxy-server=http://203.0.113.5:1080', OPEN],
    ['PROXY 203.0.113.5:1080; PROXY 203.0.113.6:1080', UNCLEAR],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});
