import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { Contract } from '../engine/load.ts';
import { impactOf, isWidened, losesPromise, removedNames } from './change.ts';
import type { Change, Impact } from './change.ts';
import { EVERY_FIELD } from './every-field.ts';
import { occurrencesOf } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

/** The fields of each operation's answers that the app reads, as dotted paths (`body.records.orderNo`). */
export type FieldsRead = { [operationId: string]: string[] };

export type JudgedChange = {
  /** Operations that the change concerns; for a breaking one, those whose field the app reads. */
  operationId: string;
  message: string;
  /** The required version change. */
  impact: Impact;
  verdict: 'breaking and read by the app' | 'breaking but unread' | 'compatible';
};

const PATTERN_MS = 5000;

/** Envelope fields that the HTTP client reads of every answer. */
const ENVELOPE = ['code', 'message', 'body'];

/**
 * Combines the changes of a contract with what the app reads. A change to what the app sends, or of a whole operation
 * that it calls, counts as read.
 */
export function judgeChanges(
  changes: readonly Change[],
  base: Contract,
  fieldsRead: FieldsRead,
): JudgedChange[] {
  return changes.map((change) => {
    const occurrences = occurrencesOf(change, base);
    const message = describe(change);
    const impact = takesMore(change, occurrences) ? 'minor' : impactOf(change);
    if (impact !== 'major') {
      // Words may have been corrected only, so that a person has to look.
      const verdict = losesPromise(change) ? 'breaking but unread' : 'compatible';
      return { operationId: idsOf(occurrences), message, impact, verdict };
    }
    const read = occurrences.filter((occurrence) => isRead(change, occurrence, fieldsRead));
    if (read.length === 0) {
      return {
        operationId: idsOf(occurrences),
        message,
        // No backend must change for it, and the client does not read it.
        impact: isWidened(change) ? 'minor' : impact,
        verdict: 'breaking but unread',
      };
    }
    return { operationId: idsOf(read), message, impact, verdict: 'breaking and read by the app' };
  });
}

/** Whether it is a pattern of what is sent, and takes what the old one took. Redocly cannot compare patterns. */
function takesMore(change: Change, occurrences: readonly Occurrence[]): boolean {
  const { property, kind, base, revision } = change;
  const isSent = occurrences.every(
    ({ operationId, status }) => status === undefined && !operationId.startsWith('event '),
  );
  if (property !== 'pattern' || kind !== 'modified' || !isSent) return false;
  try {
    const taken = fc.stringMatching(new RegExp(String(base?.value)));
    const texts = fc.sample(taken, { numRuns: 1000, seed: 1 });
    // With a timeout, because a pattern can take years to match a short text.
    const script = 'texts.every((text) => new RegExp(pattern).test(text))';
    const sandbox = { texts, pattern: String(revision?.value) };
    return runInNewContext(script, sandbox, { timeout: PATTERN_MS }) === true;
  } catch {
    // No pattern, or one that cannot be tried: Redocly's rating stays.
    return false;
  }
}

/** Checks the version against the largest impact (semantic versioning). Null when it is high enough. */
export function versionProblem(
  base: string,
  revision: string,
  changes: readonly Pick<JudgedChange, 'impact'>[],
): string | null {
  if (changes.length === 0) return null;
  const impacts = changes.map(({ impact }) => impact);
  const part = impacts.includes('major') ? 0 : impacts.includes('minor') ? 1 : 2;
  const [from, to] = [base, revision].map((version) => version.split('.').map(Number));
  const moved = [0, 1, 2].find((index) => to?.[index] !== from?.[index]);
  const isUp = moved !== undefined && Number(to?.[moved]) > Number(from?.[moved]);
  if (isUp && moved <= part) return null;
  const name = ['major', 'minor', 'patch'][part];
  return `info.version went from ${base} to ${revision}; these changes need a new ${name} version.`;
}

const idsOf = (occurrences: readonly Occurrence[]): string =>
  [...new Set(occurrences.map(({ operationId }) => operationId))].filter(Boolean).join(', ');

function describe(change: Change): string {
  const text = change.verdicts.map((verdict) => verdict.message).join(' ');
  if (text !== '') return text;
  const place = change.path.replaceAll('~1', '/').replaceAll('~0', '~');
  return `${change.property ?? ''} ${change.kind} at ${place}`.trim();
}

function isRead(
  change: Change,
  { operationId, status, field }: Occurrence,
  fieldsRead: FieldsRead,
): boolean {
  // The app reads the hub's payload, and what concerns all operations concerns the app.
  if (operationId === '' || operationId.startsWith('event ')) return true;
  const known = fieldsRead[operationId];
  if (known === undefined) return false;
  // For a failure without envelope the app reads the text, if any.
  if (status !== '200') return true;
  const fields = [...ENVELOPE, ...known];
  const removed = removedNames(change).map((name) => [...field, name].join('.'));
  const touched = removed.length > 0 ? removed : [field.join('.')];
  return touched.some((name) =>
    fields.some(
      (read) => name === '' || read === EVERY_FIELD || read === name || read.startsWith(`${name}.`),
    ),
  );
}
