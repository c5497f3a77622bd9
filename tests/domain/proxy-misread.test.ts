import { describe, expect, test } from 'vitest';
import { shownEntries as shown } from './convert-text.ts';

// Lines with a plausible wrong reading, collected from mails, shared links, exports and scripts.

const FULL = '203.0.113.5 1080 bob pw';
const OPEN = '203.0.113.5 1080 - -';
const UNCLEAR_END = '[It is not clear which parts belong to the user name and the password.]';
const IS_PASSWORD = 'everything after the user name read as the password';
const NO_HOST = '[No host and port found.]';

describe('words that may be no credentials are noted or not read', () => {
  test.each([
    ['203.0.113.5:1080:null:null', '203.0.113.5 1080 null null ["null" read as a user name]'],
    ['203.0.113.5:1080:None:None', '203.0.113.5 1080 None None ["None" read as a user name]'],
    ['203.0.113.5 1080 - -', UNCLEAR_END],
    [
      '203.0.113.5,1080,N/A,',
      '203.0.113.5 1080 N/A - [comma at the end removed] ["N/A" read as a user name without a password] ["N/A" read as a user name]',
    ],
    [
      'http://undefined:undefined@203.0.113.5:1080',
      '203.0.113.5 1080 undefined undefined ["undefined" read as a user name]',
    ],
    [
      'host,port,user,password\n203.0.113.5,1080,,null',
      '203.0.113.5 1080 - null ["null" read as a password]',
    ],
    ['203.0.113.5:1080:null:pw', '203.0.113.5 1080 null pw'],
    ['203.0.113.5:1080:bob:****', '203.0.113.5 1080 bob **** [the password is masked]'],
    ['bob:••••••••@203.0.113.5:1080', '203.0.113.5 1080 bob •••••••• [the password is masked]'],
    ['14:30:00 203.0.113.5:1080', UNCLEAR_END],
    ['10:15 gate.example.com:1080', UNCLEAR_END],
    ['203.0.113.5:1080 -> bob:pw', UNCLEAR_END],
    ['forward / 203.0.113.5:1080', UNCLEAR_END],
    ['Order: 1234', NO_HOST],
    ['Zip 12345', 'Zip 12345 - - ["Zip" read as the host]'],
    ['proxy 1080', 'proxy 1080 - - ["proxy" read as the host]'],
    ['user=bob pass=pw 203.0.113.5:1080', UNCLEAR_END],
    ['Total:1234', 'Total 1234 - - ["Total" read as the host]'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});

describe('the end of a line that may be no password is noted', () => {
  test.each([
    ['203.0.113.5:1080:bob:pw[rotate.example/api?k=1]', 'pw[rotate.example/api?k=1]'],
    ['203.0.113.5:1080:bob:pw{Name}', 'pw{Name}'],
    ['203.0.113.5:1080:bob:pw#US', 'pw#US'],
    ['203.0.113.5:1080:bob:pw/socks5', 'pw/socks5'],
    ['203.0.113.5:1080@bob:pw(US)', 'pw(US)'],
  ])('%s', (text, password) => {
    expect(shown(text)).toEqual([`203.0.113.5 1080 bob ${password} [${IS_PASSWORD}]`]);
  });
});

describe('every named value is read', () => {
  test.each([
    ['several settings', 'Proxy=203.0.113.5:1080;ProxyUser=bob;ProxyPassword=pw', FULL],
    ['an address before labels', '203.0.113.5:1080 login: bob password: pw', FULL],
    ['an address before settings', '203.0.113.5:1080 user=bob pass=pw', FULL],
    ['variables', 'PROXY_HOST=203.0.113.5\nPROXY_PORT=1080\nPROXY_USER=bob\nPROXY_PASS=pw', FULL],
    ['a column Proxy', 'Proxy,Port,Username,Password\n203.0.113.5,1080,bob,pw', FULL],
    ['a key proxy', '{"port":1080,"proxy":"203.0.113.5","username":"bob","password":"pw"}', FULL],
    [
      'a link beside the address',
      '{"url":"https://shop.example","ip":"203.0.113.5","port":1080}',
      OPEN,
    ],
    ['German', 'Adresse;Port;Benutzername;Kennwort\n203.0.113.5;1080;bob;pw', FULL],
    ['Spanish', 'IP;Puerto;Usuario;Contraseña\n203.0.113.5;1080;bob;pw', FULL],
    ['French', "Adresse IP;Port;Nom d'utilisateur;Mot de passe\n203.0.113.5;1080;bob;pw", FULL],
    ['Chinese', 'IP地址,端口,用户名,密码\n203.0.113.5,1080,bob,pw', FULL],
    ['an account', 'ip,port,account,password\n203.0.113.5,1080,bob,pw', FULL],
    [
      'an account beside a user',
      'account,ip,port,username,password\nme,203.0.113.5,1080,bob,pw',
      FULL,
    ],
    [
      'an unknown name of the user',
      'ip,port,who,password\n203.0.113.5,1080,bob,pw',
      '203.0.113.5 1080 - pw [a password without a user name]',
    ],
    [
      'users of a server',
      '{"address":"203.0.113.5","port":1080,"users":[{"user":"bob","pass":"pw"}]}',
      FULL,
    ],
    [
      'joined options of curl',
      'curl -xhttp://203.0.113.5:1080 -Ubob:pw https://shop.example:443',
      FULL,
    ],
    ['two signs', '203.0.113.5:1080##bob:pw', `${FULL} ["##" read as a colon]`],
    [
      'Base64',
      'socks://Ym9iOnB3@203.0.113.5:1080#US',
      `${FULL} [path after the port removed] [user name and password read from Base64]`,
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test('a command over several lines is not read without its end', () => {
    expect(shown('curl -x 203.0.113.5:1080 \\\n  -U bob:pw \\\n  https://shop.example')[0]).toBe(
      '[The command continues on the next line. Put it in one line.]',
    );
  });

  test('a number that JSON cannot hold is not rounded', () => {
    expect(
      shown('{"host":"203.0.113.5","port":1080,"user":"bob","password":12345678901234567890}'),
    ).toEqual(['[A long number without quotes, which is read as another number.]']);
  });
});

describe('characters that look like others', () => {
  test.each([
    ['\u2066203.0.113.5:1080:bob:pw\u2069', `${FULL} [invisible characters removed]`],
    ['\u202A203.0.113.5:1080:bob:pw\u202C', `${FULL} [invisible characters removed]`],
    ['203.0.113.5:1080:bob:pw\u{E0001}', `${FULL} [invisible characters removed]`],
    ['203.0.113.5:1080:bob:p\u180Ew', `${FULL} [invisible characters removed]`],
    ['203.0.113.5:١٠٨٠:bob:pw', `${FULL} [digits of another script replaced]`],
    ['203.000.113.005:1080', '[203.000.113.005 is not an IP address.]'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});
