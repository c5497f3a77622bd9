import { readFileSync } from 'node:fs';
import { importedPackages, licenceProblems } from './licences.ts';
import { originProblems, packagesOf, type Lockfile, type Manifest } from './lockfile.ts';
import { supportProblems } from './support.ts';

// Checks the packages' origins, install scripts, supported Node versions and licenses, without a network connection.

const lock = read<Lockfile>('package-lock.json');
const manifest = read<Manifest>('package.json');
const packages = packagesOf(lock);
const problems = [
  ...originProblems(lock, manifest),
  ...supportProblems(packages, manifest),
  ...licenceProblems(packages, importedPackages(packages)),
];
for (const problem of problems) console.error(problem);
console.log(
  `${packages.length} packages: origin, install scripts, supported Node and licenses checked.`,
);
if (problems.length > 0) process.exit(1);

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
