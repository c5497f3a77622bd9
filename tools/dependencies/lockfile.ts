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
  /** Whether the shop itself needs it, not only its tools. */
  isRuntime: boolean;
};

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/**
 * A version that does not come from the registry: an address, a folder or a repository. An alias of the registry is
 * allowed.
 */
const ELSEWHERE = /^(?!npm:)[^\s]*[:/]/;
const REGISTRY = 'https://registry.npmjs.org/';

/** The packages that are installed from elsewhere: neither the root nor a workspace, nor the link to one. */
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
      isRuntime: entry.dev !== true && entry.devOptional !== true,
    }));
}

/** The folders of this repository's own packages. */
const workspacesOf = ({ packages }: Lockfile): string[] =>
  Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));

/** The manifest of the installed package; undefined when it is not installed, as packages of other platforms are. */
export function installedManifest({ path }: LockedPackage): Manifest | undefined {
  const file = join(path, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Problems with the origin and the install scripts of packages; `allowed` names those whose script may run. */
export function originProblems(
  lock: Lockfile,
  root: Manifest,
  allowed: ReadonlySet<string>,
  manifestOf: typeof installedManifest = installedManifest,
): string[] {
  const packages = packagesOf(lock);
  return [
    ...rootProblems(lock, root),
    ...scriptProblems(packages, root, allowed),
    ...packages.flatMap((entry) => [
      ...lockProblems(entry),
      ...installedProblems(entry, manifestOf(entry)),
    ]),
  ];
}

function rootProblems(lock: Lockfile, root: Manifest): string[] {
  const locked = lock.packages[''];
  const groups = ['dependencies', 'devDependencies'] as const;
  const workspaces = workspacesOf(lock).map((path) => lock.packages[path]);
  const own = new Set(workspaces.map((entry) => entry?.name));
  const asked = [root, ...workspaces].flatMap((one) =>
    Object.entries({ ...one?.dependencies, ...one?.devDependencies }),
  );
  return [
    ...(lock.lockfileVersion === 3 ? [] : ['package-lock.json: not of version 3']),
    ...groups
      .filter(
        (group) => JSON.stringify(locked?.[group] ?? {}) !== JSON.stringify(root[group] ?? {}),
      )
      .map((group) => `package-lock.json: its ${group} are not those of package.json`),
    ...[...asked, ...Object.entries(root.overrides ?? {})]
      .filter(([name, spec]) => !own.has(name) && !EXACT.test(spec))
      .map(([name, spec]) => `package.json: ${name} is ${spec}, not one exact version`),
  ];
}

function scriptProblems(
  packages: readonly LockedPackage[],
  { allowScripts = {} }: Manifest,
  allowed: ReadonlySet<string>,
): string[] {
  const withScript = new Set(
    packages.filter((entry) => entry.hasInstallScript).map(({ name }) => name),
  );
  return [
    ...[...withScript]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) =>
          `${name}: has an install script that package.json's allowScripts does not decide on`,
      ),
    ...Object.entries(allowScripts)
      .filter(([name, mayRun]) => mayRun && !allowed.has(name))
      .map(([name]) => `${name}: its install script may run, and no reason is written down`),
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
  if (installed === undefined) return [];
  const { preinstall, install, postinstall } = installed.scripts ?? {};
  const hasScript = [preinstall, install, postinstall].some((script) => script !== undefined);
  const { path, version } = entry;
  return [
    ...(installed.version === version
      ? []
      : [`${path}: ${installed.version} is installed, ${version} is locked`]),
    ...(hasScript && entry.hasInstallScript !== true
      ? [`${path}: has an install script that the lockfile does not know`]
      : []),
  ];
}
