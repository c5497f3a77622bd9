import { globSync, readFileSync } from 'node:fs';
import { installedManifest, type LockedPackage, type Manifest } from './lockfile.ts';

/** SPDX expressions that require no more than a notice, which the build writes (`third-party-licenses.txt`). */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
]);

/** No exceptions are possible for these, because a program that imports them falls under their license. */
const COPYLEFT = /\b[AL]?GPL\b/;

type Exception = { name: RegExp; licence: string | null; reason: string };

/**
 * Licenses of tools that the shop, the sandbox and the kit do not import. `null` means that the package names no
 * license.
 */
const EXCEPTIONS: Exception[] = [
  {
    name: /^axe-core$/,
    licence: 'MPL-2.0',
    reason: 'Checks pages in the end-to-end tests.',
  },
  {
    name: /^lightningcss(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'Writes CSS for Vite. It is unmodified, and its output contains none of its code.',
  },
  {
    name: /^@resvg\/resvg-js(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'Draws icons from the logo during the build. Its output contains none of its code.',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Browser data that a compiler reads.',
  },
  {
    name: /^@react-aria\/optimize-locales-plugin$/,
    licence: null,
    reason: 'Its LICENSE file is Apache-2.0.',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    reason:
      'The wide font of the browser tests and of the link picture, which the build draws. Its LICENSE is that of Bitstream Vera and Arev.',
  },
  {
    name: /^@expo-google-fonts\/roboto$/,
    licence: 'MIT AND OFL-1.1',
    reason: 'The narrow font of the browser tests.',
  },
  { name: /^require-like$/, licence: null, reason: 'Its License file contains the MIT license.' },
];

/** The SPDX expression of a package, or null. */
export function licenceOf(entry: LockedPackage, manifest: Manifest | undefined): string | null {
  const given = manifest?.license ?? entry.license ?? manifest?.licenses;
  if (typeof given === 'string') return given;
  const types = (Array.isArray(given) ? given : [given]).map(typeOf);
  // The older array form lists alternatives.
  return types.length > 0 && types.every((type) => type !== null) ? types.join(' OR ') : null;
}

function typeOf(licence: unknown): string | null {
  const hasType = typeof licence === 'object' && licence !== null && 'type' in licence;
  return hasType && typeof licence.type === 'string' ? licence.type : null;
}

/** Whether a package with this SPDX expression may be part of an MIT-licensed program. */
export const isPermissive = (expression: string): boolean => PERMISSIVE.has(expression);

/** Packages whose license requires more than a notice, and unused exceptions. */
export function licenceProblems(
  packages: readonly LockedPackage[],
  imported: ReadonlySet<LockedPackage>,
  manifestOf: typeof installedManifest = installedManifest,
): string[] {
  const used = new Set<Exception>();
  const problems = packages.flatMap((entry) => {
    const licence = licenceOf(entry, manifestOf(entry));
    if (licence !== null && isPermissive(licence)) return [];
    const exception = EXCEPTIONS.find(
      (known) => known.name.test(entry.name) && known.licence === licence,
    );
    if (exception !== undefined) used.add(exception);
    if (exception !== undefined && !imported.has(entry) && !COPYLEFT.test(licence ?? '')) return [];
    const use = imported.has(entry) ? ', and src or packages imports it' : '';
    return [`${entry.path}: its license is ${licence ?? 'not stated'}${use}`];
  });
  const stale = EXCEPTIONS.filter((exception) => !used.has(exception)).map(
    ({ name }) => `${name.source}: this exception is not needed`,
  );
  return [...problems, ...stale];
}

const IMPORT = /(?:^|\s)(?:from|import)[\s(]+'((?:@[\w.-]+\/)?[a-z][\w.-]*)[^':]*'/g;

/** The packages that source files import at runtime, with all of their dependencies. */
export function importedPackages(
  packages: readonly LockedPackage[],
  texts: readonly string[] = sources(),
): Set<LockedPackage> {
  const byPath = new Map(packages.map((entry) => [entry.path, entry]));
  const found = new Set<LockedPackage>();
  const add = (name: string, from: string) => {
    const entry = resolved(name, from, byPath);
    if (entry === undefined || found.has(entry)) return;
    found.add(entry);
    const { dependencies, optionalDependencies, path } = entry;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, path);
  };
  for (const text of texts) for (const [, name = ''] of text.matchAll(IMPORT)) add(name, '');
  return found;
}

/** Resolves a package like Node does, from the folder of the importing package up to the root. */
function resolved(name: string, from: string, byPath: ReadonlyMap<string, LockedPackage>) {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = byPath.get(`${at === '' ? '' : `${at}/`}node_modules/${name}`);
    if (entry !== undefined || at === '') return entry;
  }
}

const sources = (): string[] =>
  globSync('{src,packages}/**/*.{ts,tsx}')
    .filter((file) => !/[\\/](tests|node_modules)[\\/]/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
