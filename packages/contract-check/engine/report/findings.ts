import { groupBy } from '../group-by.ts';
import { SEVERITIES, type Result, type Severity } from '../types.ts';

/** One fault of the backend with all its evidence. */
export type Finding = {
  cause: string;
  /** Operations with wrong responses. */
  operations: readonly string[];
  /** Messages of the checks, without repeats. */
  messages: readonly string[];
  /** `operation: check`, as --only accepts it. */
  checks: readonly string[];
  /** The first call that reproduces it; empty if no single call does. */
  curl: string;
  /** The beginning of its response, without secrets. */
  answer: string;
  input: Result['input'];
  appSurvives: boolean | null;
  /** The worst of its results. */
  severity: Severity;
  /** Whether --baseline lists it. */
  known: boolean;
};

/** Groups broken results by cause, the worst first. */
export function findingsOf(
  results: readonly Result[],
  baseline: readonly Result[] = [],
): Finding[] {
  const known = new Set(brokenOf(baseline).map(keyOf));
  return [...groupBy(brokenOf(results), ({ cause }) => cause)]
    .map(([cause, all]) => findingOf(cause, all, known))
    .toSorted((a, b) => urgency(a) - urgency(b));
}

function findingOf(cause: string, all: readonly Result[], known: ReadonlySet<string>): Finding {
  const worst = all.toSorted((a, b) => rankOf(a) - rankOf(b));
  const withCall = worst.find(({ curl }) => curl !== '') ?? worst[0];
  const verdicts = all.map(({ appSurvives }) => appSurvives);
  return {
    cause,
    operations: unique(all.map(({ blamed }) => blamed)),
    messages: unique(worst.map(({ message }) => message)),
    checks: unique(worst.map(({ operationId, check }) => `${operationId}: ${check}`)),
    curl: withCall?.curl ?? '',
    answer: withCall?.answer ?? '',
    input: withCall?.input,
    appSurvives: verdicts.includes(false) ? false : verdicts.includes(true) ? true : null,
    severity: worst[0]?.severity ?? 'contract',
    known: all.every((result) => known.has(keyOf(result))),
  };
}

const brokenOf = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'broken');
const keyOf = ({ cause, blamed }: Result) => `${blamed}\n${cause}`;
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const rankOf = ({ severity }: Pick<Result, 'severity'>) =>
  SEVERITIES.indexOf(severity ?? 'contract');
const urgency = (finding: Finding) => (finding.known ? SEVERITIES.length : 0) + rankOf(finding);
