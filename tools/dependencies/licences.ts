import satisfies from 'spdx-satisfies';
import type { LockedPackage, Manifest } from './lockfile.ts';
import { installedManifest } from './lockfile.ts';

/** SPDX names that require no more than a notice, which the build writes (`third-party-licenses.txt`). */
const PERMISSIVE =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT Python-2.0 Unlicense Zlib'.split(
    ' ',
  );

type Exception = { name: RegExp; licence: string | null; reason: string };

/** Licences of tools, which no customer downloads. `null` stands for a package that names none. */
const EXCEPTIONS: Exception[] = [
  {
    name: /^country-state-city$/,
    licence: 'GPL-3.0',
    reason:
      'The places of the sandbox; never imported by src (oxlint), never in the build (build-problems).',
  },
  {
    name: /^axe-core$/,
    licence: 'MPL-2.0',
    reason: 'Looks at pages in the end-to-end tests.',
  },
  {
    name: /^lightningcss(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason: "Vite's writer of CSS, used as it is; nothing of it is in what it writes.",
  },
  {
    name: /^@resvg\/resvg-js(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'Draws icons from the logo while the shop is built; nothing of it is in what it draws.',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Data about browsers that a compiler reads.',
  },
  {
    name: /^@react-aria\/optimize-locales-plugin$/,
    licence: null,
    reason: 'Its LICENSE file is Apache-2.0.',
  },
  {
    name: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'The list of SPDX exceptions, which this check reads.',
  },
  {
    name: /^spdx-ranges$/,
    licence: '(MIT AND CC-BY-3.0)',
    reason: 'The list of SPDX versions, which this check reads.',
  },
  {
    name: /^jsonify$/,
    licence: 'Public Domain',
    reason: 'patch-package sorts JSON with it while packages are installed.',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    reason:
      'The wide font of the browser tests and of the link picture, which the build draws; its LICENSE is that of Bitstream Vera and Arev.',
  },
  {
    name: /^@expo-google-fonts\/roboto$/,
    licence: 'MIT AND OFL-1.1',
    reason: 'The narrow font of the browser tests.',
  },
  { name: /^require-like$/, licence: null, reason: 'Its License file is the text of MIT.' },
];

/** The SPDX expression of a package, or null. */
export function licenceOf(entry: LockedPackage, manifest: Manifest | undefined): string | null {
  const given = manifest?.license ?? entry.license ?? manifest?.licenses;
  if (typeof given === 'string') return given;
  const types = (Array.isArray(given) ? given : [given]).map(typeOf);
  // The older array form means a choice.
  return types.length > 0 && types.every((type) => type !== null) ? types.join(' OR ') : null;
}

function typeOf(licence: unknown): string | null {
  const hasType = typeof licence === 'object' && licence !== null && 'type' in licence;
  return hasType && typeof licence.type === 'string' ? licence.type : null;
}

/** Whether an SPDX expression allows the use under permissive licences only. */
export function isPermissive(expression: string): boolean {
  try {
    return satisfies(expression, PERMISSIVE);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/** Packages whose licence requires more than is given, and exceptions that nothing needs. */
export function licenceProblems(
  packages: readonly LockedPackage[],
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
    if (exception !== undefined && !entry.isRuntime) return [];
    return [
      `${entry.path}: its licence is ${licence ?? 'not said'}${entry.isRuntime ? ', and it serves the shop itself' : ''}`,
    ];
  });
  const stale = EXCEPTIONS.filter((exception) => !used.has(exception)).map(
    ({ name }) => `${name.source}: an exception that nothing needs`,
  );
  return [...problems, ...stale];
}
