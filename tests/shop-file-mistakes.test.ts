import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { parseSync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { shopFileProblems } from '../tools/build/config/read-config.ts';
import { shopFileMistake } from '../tools/build/config/shop-file-mistake.ts';
import { rowsOf } from './rows-of.ts';

/** What a command prints before it starts, in a shop with this file. */
function printedWith(file: string) {
  const folder = temporaryFolder();
  const config = 'tools/build/config';
  mkdirSync(join(folder, config), { recursive: true });
  for (const name of ['shop-file-first.ts', 'shop-file-mistake.ts'])
    cpSync(join(config, name), join(folder, config, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'shop.config.ts'), file);
  const args = [
    '--import',
    './tools/build/config/shop-file-first.ts',
    '-e',
    'console.log("begun")',
  ];
  const { stdout, stderr, status } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
  return [status, stdout + stderr];
}

test.each([
  [
    'a comma that is missing',
    'const a = {\n  b: 1\n  c: 2,\n};\n',
    2,
    /^a comma is missing at the end/,
  ],
  ['a text that does not end', "const a = {\n  b: 'x,\n};\n", 2, /^Unterminated string$/],
  ['a name that nothing has', 'const a = 1;\n\nconst b = brnad;\n', 3, /^brnad is not defined$/],
  ['a file that is missing', "import x from './no.ts';\n", undefined, /^Cannot find module/],
])('%s in the shop file is reported in two lines', (_, file, line, says) => {
  const [status, printed] = printedWith(file);
  const [place, reason, ...rest] = String(printed).split('\n');
  expect([status, rest]).toEqual([2, ['']]);
  expect(place).toBe(`shop.config.ts${line === undefined ? '' : `:${line}`} cannot be read:`);
  expect(reason?.trim()).toMatch(says);
});

test('a file that is not in UTF-8 is reported with the line of the first wrong letter', () => {
  const text = Buffer.from("export const brand = {\n  claim: 'Schnell für alle',\n};", 'latin1');
  expect(shopFileProblems({}, text.toString('utf8'))).toEqual([
    'shop.config.ts:2: it is not in UTF-8. Save it in UTF-8',
  ]);
});

test('a file without mistakes prints nothing', () => {
  expect(printedWith('export const a: number = 1;\n')).toEqual([0, 'begun\n']);
});

test.each(['build', 'start', 'dev', 'sandbox', 'doctor'])(
  'npm run %s checks the shop file first',
  (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts[name]).toMatch(/^node --import \.\/tools\/build\/config\/shop-file-first\.ts /);
  },
);

const FILE = readFileSync('shop.config.ts', 'utf8');

/** The first report about the shop file with `from` replaced by `to`. */
async function reportOf(from: string, to: string): Promise<string | undefined> {
  expect(FILE).toContain(from);
  const text = FILE.replace(from, () => to);
  if (parseSync('shop.config.ts', text).errors.length > 0)
    return shopFileMistake(text, new Error()).replace(' cannot be read:\n  ', ': ');
  const { code } = await transformWithOxc(text, 'shop.config.ts');
  try {
    const file = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    return shopFileProblems(file, text)[0];
  } catch (error) {
    return shopFileMistake(text, error).replace(' cannot be read:\n  ', ': ');
  }
}

const lineOf = (text: string) => FILE.slice(0, FILE.indexOf(text)).split('\n').length;

/** The original text, what an operator types instead, and the report. */
test.each(
  rowsOf(`
  price: 3, → price: 2,35, → numbers have a decimal point, not a comma. Write 2.35
  price: 435.2 → price: 1,250 → numbers have a decimal point, not a comma. Write 1250
  name: 'Ambergate', → name: 'Ambergate' → a comma is missing at the end of this line
  popular: false, → popular: false → a comma is missing at the end of this line
  name: 'Ambergate', → name: 'Ambergate, → Unterminated string
  name: 'Ambergate', → name: Ambergate, → Ambergate is not defined
  support: 'support@ → suport: 'support@ → contact: it has suport, which is not a field. Write support
  shortName: 'Basic', → shortname: 'Basic', → products.basic: it has shortname, which is not a field. Write shortName
  gigabytes: { → gigabyte: { → amounts: it has gigabyte, which is not a field. Write gigabytes
  export const colors → export const colours → it has colours, which is not a field. Write colors
  export const sessions → export const offerings → it has offerings, which is not a field. Its fields are brand, 
  price: 3, →  → products.basic.price: it is missing. Write one such as 2.50
  name: 'Basic Residential', →  → products.basic.name: it is missing. Write it in quotes
  site: 'https://ambergate.example', →  → brand.site: it is missing. Write it in quotes
  price: 3, → price: '3', → products.basic.price: it is not a number. Write one such as 2.50
  price: 3, → price: 0, → products.basic.price: it is not a price. Write US dollars in whole cents
  price: 3, → price: 2.355, → products.basic.price: it is not a price. Write US dollars in whole cents
  price: 3, → price: '$3', → products.basic.price: it is not a number
  social: 'https://x.com/ambergate' → social: '@shop' → contact.social: it is a name, not a URL. Write the whole URL, such as https://x.com/shop
  social: 'https://x.com/ambergate' → social: 'x.com/shop' → contact.social: it does not begin with https://. Write https://x.com/shop
  site: 'https://ambergate.example' → site: 'shop.example' → brand.site: it does not begin with https:// or http://. Write https://shop.example
  support: 'support@ambergate.example' → support: 'mailto:help@shop.example' → contact.support: it is not an email address. Write help@shop.example
  support: 'support@ambergate.example' → support: 'help' → contact.support: it is not an email address. Write an address such as
  accent: 'oklch(0.805 0.158 73)' → accent: 'ambr' → colors.accent: it is not an opaque color. Write one such as #fcad30
  accent: 'oklch(0.805 0.158 73)' → accent: '#1d4ed8' → need 3. You can keep it for the light theme as colors.accentLight. The nearest color that works is #
  // accentLight: '#1d4ed8' → accentLight: '#10x' → colors.accentLight: it is not an opaque color. Write one such as #fcad30
  accent: 'oklch(0.805 0.158 73)' → accent: 'navy' → colors.accent: it is too dark for the dark theme
  neutral: 'oklch(0.168 0.010 58)' → neutral: '#777777' → colors.neutral: it is too light for the dark theme: texts and controls on it would have a contrast of 
  claim: 'Residential and US ISP proxies' → claim: 'Proxies.' → brand.claim: it ends with a period. Remove it
  since: 2025, → since: 1066, → brand.since: it is 1066. Write a whole number from 1990 to 
  sessions'] = ['sticky'] → sessions'] = ['stiky'] → sessions.0: it is not a kind of session. Write sticky or rotating
  sessions'] = ['sticky'] → sessions'] = 'sticky' → sessions: it is not a list. Write sticky, rotating or both
  legalTextsOf: '2025-01' → legalTextsOf: 'May 2026' → seller.legalTextsOf: it is not a month. Write one such as 2026-01
  ips: [25, 50, 75, 100] → ips: [25, 30] → amounts.ips.1: it is not what the contract allows. Write some of 25, 50, 75, 100
  max: 100, default: 5 → max: 500, default: 5 → amounts.gigabytes.max: it is 500. Write a whole number from 5 to 100
  lines: 5000 → lines: 5000000 → amounts.lines: it is 5000000. Write a whole number from 100 to 100000
  confirmed'] = [] → confirmed'] = ['claims.uptim'] → confirmed.0: claims.uptim is not the name of a sample value. Write 
  offers'] = [] → offers'] = ['status', 'replase'] → offers.1: replase is not an offer of the contract. Write replace
  offers'] = [] → offers'] = ['telephone'] → offers.0: telephone is not an offer of the contract. Write some of status, 
  discord: true, → discord: 'yes', → signIn.discord: it is neither true nor false
`),
)('%s, replaced by %j, is reported with its line', async (from = '', to = '', report = '') => {
  const said = (await reportOf(from, to)) ?? '';
  expect(said).toContain(report);
  if (to !== '' && !report.endsWith('is not defined'))
    expect(said).toMatch(new RegExp(`^shop\\.config\\.ts:${lineOf(from)}: `));
});
