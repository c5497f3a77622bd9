import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { satisfies, validRange } from 'semver';
import type { LockedPackage } from './lockfile.ts';

export type Advisory = {
  package: string;
  title: string;
  severity: string;
  url: string;
  /** Affected versions in the registry's notation: `>=1.0.0 <1.2.3 || <0.9.0`. */
  range: string;
};

/** The committed list, so that the check needs no network. */
export type AdvisoryList = {
  /** Day of the registry's last answer to an audit; null before the first one. */
  refreshedAt: string | null;
  /** The packages that the audit covered: see {@link digestOf}. */
  packages: string;
  advisories: readonly Advisory[];
  /** Advisories, by address, that do no harm here, each with the reason. */
  accepted: Record<string, string>;
};

/** Identifies a set of packages and versions. */
export function digestOf(packages: readonly LockedPackage[]): string {
  const names = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}

/** The advisories for these packages, and what the list does not cover. */
export function judge(packages: readonly LockedPackage[], list: AdvisoryList) {
  const problems = list.advisories
    .filter(({ url }) => !(url in list.accepted))
    .flatMap((advisory) =>
      packages
        .filter(
          ({ name, version }) => name === advisory.package && isAffected(version, advisory.range),
        )
        .map(
          ({ path, version }) =>
            `${path} ${version}: ${advisory.severity}: ${advisory.title} (${advisory.url})`,
        ),
    );
  return { problems, verdict: verdictOf(packages, list) };
}

function verdictOf(packages: readonly LockedPackage[], list: AdvisoryList): string {
  if (list.refreshedAt === null) {
    return 'NOT CHECKED: no list of advisories was ever fetched, so this says nothing about safety. Run `npm run deps:check -- --refresh` where the registry answers audits.';
  }
  const known = `compared with the advisories of ${list.refreshedAt}`;
  return digestOf(packages) === list.packages
    ? known
    : `${known}, but packages have changed since: those are NOT CHECKED. Run \`npm run deps:check -- --refresh\`.`;
}

/** Runs npm's audit. Returns the text of an error when the registry does not answer. */
export function fetchAdvisories(): Advisory[] | string {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    return readAudit(JSON.parse(stdout));
  } catch (error) {
    return `npm audit gave no answer that can be read (${String(error)})`;
  }
}

type Audit = {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: readonly (string | (Omit<Advisory, 'package'> & { name: string }))[] }
  >;
};

/** The advisories in the output of `npm audit --json`, without repeats; the text of an error if it reports one. */
export function readAudit(audit: Audit): Advisory[] | string {
  if (audit.vulnerabilities === undefined)
    return audit.message ?? 'npm audit failed without a word';
  const found = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((cause) => {
      if (typeof cause === 'string') return [];
      const { name, title, severity, url, range } = cause;
      return [{ package: name, title, severity, url, range }];
    }),
  );
  return [...new Map(found.map((advisory) => [JSON.stringify(advisory), advisory])).values()];
}

/** Whether a version is in a range of the registry. An unreadable range counts as affected. */
export function isAffected(version: string, range: string): boolean {
  return validRange(range) === null || satisfies(version, range, { includePrerelease: true });
}
