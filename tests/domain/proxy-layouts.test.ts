import { describe, expect, test } from 'vitest';
import { shownEntries } from './convert-text.ts';
import file from './layouts.txt?raw';

const SIGNS: Partial<Record<string, string>> = { n: '\n', t: '\t' };
const plain = (text: string) =>
  text.replaceAll(/\\(?:u\{(\w+)\}|(.))/g, (_, code: string | undefined, sign: string) =>
    code === undefined ? (SIGNS[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const sections = file
  .split(/^## /m)
  .slice(1)
  .map((section) => section.trimEnd().split('\n'));

describe.each(sections)('%s', (_, ...layouts) => {
  test.each(layouts)('%s', (layout) => {
    const [text = '', shown = ''] = layout.replace(/ # [\w ,]+$/, '').split(' => ');
    expect(shownEntries(plain(text)).join(' + ')).toBe(plain(shown));
  });
});

test('a command over several lines is rejected if its end is missing', () => {
  const command = 'curl -x 203.0.113.5:1080 \\\n  -U bob:pw \\\n  https://shop.example';
  expect(shownEntries(command)[0]).toBe(
    '[The command continues on the next line. Put it in one line.]',
  );
});

test('an object with many numbered proxies is read', () => {
  const many = Array.from({ length: 1000 }, (_, index) => [`proxy${index}`, '203.0.113.6:1080']);
  expect(shownEntries(JSON.stringify(Object.fromEntries(many)))).toHaveLength(1000);
});
