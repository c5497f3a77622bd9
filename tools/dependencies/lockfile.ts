import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Specs = Record<string, string>;

/** The fields of a package's manifest that the checks read. */
export type Manifest = {
  version?: string;
  license?: unknown;
  licenses?: unknown;
  scripts?: Specs;
  gypfile?: boolean;
  dependencies?: Specs;
  devDependencies?: Specs;
  optionalDependencies?: Specs;
  overrides?: Specs;
  allowScripts?: Record<string, boolean>;
};

type LockEntry = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  deprecated?: string;
  engines?: Specs;
  dependencies?: Specs;
  devDependencies?: Specs;
  optionalDependencies?: Specs;
};
export type Lockfile = { lockfileVersion: number; packages: Record<string, LockEntry> };

export type LockedPackage = LockEntry & {
  name: string;
  version: string;
  /** Path from the repository's root. */
  path: string;
};

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** A version that is not from the registry: an address, a folder or a repository. Registry aliases are allowed. */
const ELSEWHERE = /^(?!npm:)[^\s]*[:/]/;
const REGISTRY = 'https://registry.npmjs.org/';

/** The installed third-party packages: excludes the root, the workspaces and the links to them. */
export function packagesOf(lock: Lockfile): LockedPackage[] {
  const workspaces = new Set(workspacesOf(lock));
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { link, resolved = '' }]) => link !== true || !workspaces.has(resolved))
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
    }));
}

/** The folders of this repository's own packages. */
const workspacesOf = ({ packages }: Lockfile): string[] =>
  Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));

/**
 * The manifest of the installed package; undefined if it is not installed, for example because it is for another
 * platform.
 */
export function installedManifest({ path }: LockedPackage): Manifest | undefined {
  const file = join(path, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Problems with the origin and install scripts of packages. `npm ci` checks the rest. */
export function originProblems(
  lock: Lockfile,
  root: Manifest,
  manifestOf: typeof installedManifest = installedManifest,
): string[] {
  const packages = packagesOf(lock);
  return [
    ...rootProblems(lock, root),
    ...scriptProblems(packages, root),
    ...packages.flatMap((entry) => [
      ...lockProblems(entry),
      ...installedProblems(entry, manifestOf(entry)),
    ]),
  ];
}

function rootProblems(lock: Lockfile, root: Manifest): string[] {
  const workspaces = workspacesOf(lock).map((path) => lock.packages[path]);
  const own = new Set(workspaces.map((entry) => entry?.name));
  const asked = [root, ...workspaces].flatMap((one) =>
    Object.entries({ ...one?.dependencies, ...one?.devDependencies, ...one?.optionalDependencies }),
  );
  return [
    ...(lock.lockfileVersion === 3 ? [] : ['package-lock.json: its version is not 3']),
    ...[...asked, ...Object.entries(root.overrides ?? {})]
      .filter(([name, spec]) => !own.has(name) && !EXACT.test(spec))
      .map(([name, spec]) => `package.json: ${name} is ${spec}, not one exact version`),
  ];
}

function scriptProblems(
  packages: readonly LockedPackage[],
  { allowScripts = {} }: Manifest,
): string[] {
  const withScript = new Set(
    packages.filter((entry) => entry.hasInstallScript).map(({ name }) => name),
  );
  return [
    ...[...withScript]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) =>
          `${name}: has an install script that allowScripts in package.json does not mention`,
      ),
    ...Object.entries(allowScripts)
      .filter(([, mayRun]) => mayRun)
      .map(([name]) => `${name}: its install script may run`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScript.has(name))
      .map((name) => `${name}: in allowScripts, but it has no install script`),
  ];
}

function lockProblems(entry: LockedPackage): string[] {
  const { path, version, resolved, integrity, link, dependencies, optionalDependencies } = entry;
  const specs = Object.entries({ ...dependencies, ...optionalDependencies });
  return [
    ...(link === true ? [`${path}: a link to a folder`] : []),
    ...(EXACT.test(version) ? [] : [`${path}: ${version || 'no version'} is not an exact version`]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path}: no sha512 of its contents`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY)
      ? []
      : [`${path}: from ${resolved}`]),
    ...specs
      .filter(([, spec]) => ELSEWHERE.test(spec))
      .map(([name, spec]) => `${path}: takes ${name} from ${spec}`),
  ];
}

function installedProblems(entry: LockedPackage, installed: Manifest | undefined): string[] {
  const { preinstall, install, postinstall } = installed?.scripts ?? {};
  const hasScript = [preinstall, install, postinstall].some((script) => script !== undefined);
  return hasScript && entry.hasInstallScript !== true
    ? [`${entry.path}: has an install script that the lockfile does not know`]
    : [];
}
