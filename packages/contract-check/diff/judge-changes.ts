import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { Contract } from '../engine/load.ts';
import {
  basePathOf,
  changesUnit,
  impactOf,
  isGoneField,
  losesPromise,
  noLongerRequired,
  partsOf,
  type Change,
  type Impact,
} from './change.ts';
import { EVERY_FIELD } from './every-field.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';

/** The fields of each operation's responses that the app reads, as dotted paths (`body.records.orderNo`). */
export type FieldsRead = { [operationId: string]: string[] };

/** What a change means for the app that calls these operations. */
export type Verdict =
  | 'breaks the app'
  | 'breaks other clients'
  | 'review the wording'
  | 'compatible';

export type JudgedChange = {
  /** Operations that the change affects; if it breaks the app, the operations that break. */
  operationId: string;
  message: string;
  /** The required version change. */
  impact: Impact;
  verdict: Verdict;
};

const PATTERN_MS = 5000;

/** Envelope fields that the HTTP client reads from every response. */
const ENVELOPE = ['code', 'message', 'body', 'reason'];

/**
 * Combines the changes of a contract with what the app calls and reads. The app validates every field of the responses that
 * it asks for. A change that old responses cannot show, such as another unit, breaks it only if it reads the field.
 */
export function judgeChanges(
  changes: readonly Change[],
  base: Contract,
  fieldsRead: FieldsRead,
): JudgedChange[] {
  const required = new Set(changes.flatMap(noLongerRequired));
  return changes.map((change) => {
    const occurrences = occurrencesOf(change, base);
    const message = describe(change);
    const impact = ratedImpact(change, occurrences, base);
    const judged = { operationId: idsOf(occurrences), message, impact };
    if (impact !== 'major') {
      // A person must decide whether the words promise something else, or the same in other words.
      return { ...judged, verdict: losesPromise(change) ? 'review the wording' : 'compatible' };
    }
    // The app works without a header that responses never had to include.
    if (losesOptionalHeaders(change, base)) return { ...judged, verdict: 'breaks other clients' };
    const isOptional = isGoneField(change) && !required.has(basePathOf(change).join('/'));
    const isValid = isOptional || changesUnit(change);
    const broken = occurrences.filter((occurrence) => breaks(occurrence, fieldsRead, isValid));
    return broken.length === 0
      ? { ...judged, verdict: 'breaks other clients' }
      : { ...judged, operationId: idsOf(broken), verdict: 'breaks the app' };
  });
}

function ratedImpact(change: Change, occurrences: readonly Occurrence[], base: Contract): Impact {
  if (takesMore(change, occurrences)) return 'minor';
  return addsSuccess(change, base) ? 'major' : impactOf(change);
}

const isSent = ({ operationId, status }: Occurrence): boolean =>
  status === undefined && !operationId.startsWith('event ');

/** The status and the operation of a change in `paths/PATH/METHOD/responses/STATUS`. */
function answerAt(path: string, { operations }: Contract) {
  const [, place, method = '', , status = ''] = partsOf(path);
  const operation = operations.find(
    (one) => one.path === place && one.method === method.toUpperCase(),
  );
  return { status, operation };
}

/** Whether a JSON response gains a second success or a redirect. The generated client reads only a 200. */
function addsSuccess({ path, kind }: Change, base: Contract): boolean {
  if (kind !== 'added' || partsOf(path).at(-2) !== 'responses') return false;
  const { status, operation } = answerAt(path, base);
  const isJson = operation?.responses.get('200')?.content.has('application/json') === true;
  return isJson && /^[23]/.test(status);
}

function losesOptionalHeaders({ path, kind }: Change, base: Contract): boolean {
  const parts = partsOf(path);
  const at = parts.indexOf('headers');
  if (kind !== 'removed' || at === -1 || at < parts.length - 2) return false;
  const { status, operation } = answerAt(path, base);
  const declared = operation?.responses.get(status)?.headers ?? [];
  const [only] = parts.slice(at + 1);
  const gone = declared.filter(({ name }) => only === undefined || name === only);
  return gone.every(({ required }) => !required);
}

/**
 * Whether it is a pattern of a request that accepts everything that the old pattern accepted. Redocly cannot compare
 * patterns.
 */
function takesMore(change: Change, occurrences: readonly Occurrence[]): boolean {
  const { property, kind, base, revision } = change;
  if (property !== 'pattern' || kind !== 'modified' || !occurrences.every(isSent)) return false;
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

/** Checks the version against the largest impact (semantic versioning). Null if it is high enough. */
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

/** Whether the app no longer works with the operation. `isValid`: old responses are still valid. */
function breaks(
  { operationId, status, field }: Occurrence,
  fieldsRead: FieldsRead,
  isValid: boolean,
): boolean {
  // The app reads the hub's payload, and changes that affect all operations affect the app.
  if (operationId === '' || operationId.startsWith('event ')) return true;
  const known = fieldsRead[operationId];
  if (known === undefined) return false;
  // The app sends every field, and reads the text, if any, of a failure without an envelope.
  if (status !== '200' || !isValid) return true;
  const name = field.join('.');
  return [...ENVELOPE, ...known].some(
    (read) => name === '' || read === EVERY_FIELD || read === name || read.startsWith(`${name}.`),
  );
}
