import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf, fetchAdvisories, judge } from './dependencies/advisories.ts';
import type { AdvisoryList } from './dependencies/advisories.ts';
import { licenceProblems } from './dependencies/licences.ts';
import { originProblems, packagesOf } from './dependencies/lockfile.ts';
import type { Lockfile, Manifest } from './dependencies/lockfile.ts';
import { supportProblems } from './dependencies/support.ts';

/**
 * Checks origin, install scripts, supported Node, licences and known vulnerabilities of the packages, all offline.
 * `--refresh` first asks the registry for vulnerabilities and saves its answer.
 */
const LIST = 'scripts/dependencies/advisories.json';
/** Packages whose install script may run, each with the reason. */
const SCRIPTS = new Map([
  ['node', 'The Node that the tools need; the script takes the binary of this platform.'],
]);

const lock = read<Lockfile>('package-lock.json');
const manifest = read<Manifest>('package.json');
const packages = packagesOf(lock);
if (process.argv.includes('--refresh')) refresh();
const { problems: vulnerable, verdict } = judge(packages, read<AdvisoryList>(LIST));
const problems = [
  ...originProblems(lock, manifest, new Set(SCRIPTS.keys())),
  ...supportProblems(packages, manifest),
  ...licenceProblems(packages),
  ...vulnerable,
];
for (const problem of problems) console.error(problem);
console.log(
  `${packages.length} packages: origin, install scripts, supported Node and licences checked.`,
);
console.log(`Known vulnerabilities: ${verdict}`);
if (problems.length > 0) process.exit(1);

function refresh(): void {
  const answer = fetchAdvisories();
  if (typeof answer === 'string') {
    console.error(`The advisories were not refreshed: ${answer}`);
    process.exit(1);
  }
  const list: AdvisoryList = {
    ...read<AdvisoryList>(LIST),
    refreshedAt: new Date().toISOString().slice(0, 10),
    packages: digestOf(packages),
    advisories: answer,
  };
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
