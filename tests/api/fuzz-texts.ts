/** Texts that have broken other readers. Each is a valid JSON string, so any server may send it. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  'W'.repeat(20_000),
  // The longest texts that the contract allows.
  'W'.repeat(10_000),
  'w'.repeat(4096),
  'W'.repeat(1000),
  'W'.repeat(200),
  // Invisible characters, and control characters that reorder what follows.
  '\u200B\u200C\u200D\uFEFF\u00A0\u2060\u00AD',
  '\u202E\u2067\u2066مرحبا بالعالم',
  // Characters of several code points, tall ones and wide ones.
  '👨‍👩‍👧‍👦🏳️‍🌈👍🏽'.repeat(60),
  `Z${'\u0335\u0321\u0489\u0300'.repeat(5)}algo﷽𒐫漢字`,
  // Control characters.
  '\u0000\u0007\u0008\u001B[31m\u007F\u0085',
  'line\nbreak\r\nand\u2028more\u2029\ttab\f',
  'half a pair \uD800',
  '\uDFFF\uD800 turned round',
  '\uFFFE\uFFFF\u{10FFFF}',
  // Markup and code, which must stay text.
  '</script><script>alert(1)</script>&amp;',
  'javascript:alert(1)',
  '${alert(1)}{{constructor}}',
  // Names of built-in object properties.
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  // Other types written as text.
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  // Broken encodings, paths, templates.
  '%00%FF%E0%A4%A',
  '../../etc/passwd',
  'C:\\path\\"quoted"\\',
  '{user}-{country}-{session}-{life}-{pwd}-{unknown}',
  '{}{{user}}{',
  'x'.repeat(63),
  '2001:db8::1',
  '[::1]:80',
  'host with spaces',
];

const TIMES = [
  '0000-00-00 00:00:00',
  '0000-01-01 00:00:00',
  '0001-01-01 00:00:00',
  '1969-12-31 23:59:59',
  '2024-02-29 12:00:00',
  '2023-02-29 12:00:00',
  '2026-03-29 02:30:00',
  '2026-11-01 05:30:00',
  '9999-12-31 23:59:59',
  '9999-99-99 99:99:99',
  '2026-12-31 24:00:00',
  '2026-12-31 23:59:60',
];

/** Texts for schemas with a pattern; only matching ones are used. */
export const PATTERNED: readonly string[] = [
  ...TIMES,
  ...TIMES.map((time) => time.replaceAll('-', '.').slice(0, -3)),
  '0 GB',
  '0.30000000000000004 GB',
  `${'9'.repeat(300)} IPs`,
  `${'9'.repeat(400)} GB`,
  `1.${'3'.repeat(200)} GB`,
  '00000025 IPs',
  'gate.example',
  '203.0.113.7',
  '[2001:db8::1]',
  'xn--e1afmkfd.xn--p1ai',
  'a_b-c.d',
  `${'w'.repeat(60)}.`.repeat(4) + 'example',
];

/** URLs for `format: uri`; tests/checkout has the others. */
export const ADDRESSES: readonly string[] = [
  'https://pay.example/1',
  `https://pay.example/${'a'.repeat(5_000)}`,
  'http://pay.example/plain',
  'javascript:alert(1)',
  'data:text/html,%3Cscript%3Ealert(1)%3C/script%3E',
];
