import { isObject } from '../engine/load.ts';

export type Impact = 'major' | 'minor' | 'patch';

type Side = { value?: unknown; pointer?: string };

/** One change as Redocly's diff reports it (format json, report version 1). */
export type Change = {
  /** JSON pointer through the revision, with references followed. A shared component appears only at its first use. */
  path: string;
  impact: Impact;
  verdicts: readonly { ruleId: string; message: string }[];
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  base?: Side;
  revision?: Side;
};

/** The keys of a JSON pointer, decoded. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer through the base, where a renamed key has its old name. */
export function basePathOf(change: Change): string[] {
  const parts = partsOf(change.path);
  if (change.property !== 'key') return parts;
  return [...parts.slice(0, -1), String(change.base?.value)];
}

/** `…/properties/body/properties/usd` is the field `body.usd`; array items add nothing. */
export const fieldPath = (parts: readonly string[]): string[] =>
  parts.filter((_part, index) => parts[index - 1] === 'properties');

/** Redocly rates changes that OpenAPI can express; changes of the hub's own description (`x-signalr`) are rated here. */
export function impactOf(change: Change): Impact {
  const parts = partsOf(change.path);
  // The app repeats safe calls, and the kit sends them without being asked.
  if (changesUnit(change) || change.property === 'x-safe' || mayLackHeader(change)) return 'major';
  // A server may reject what its contract does not define.
  if (requiresBody(change) || isGoneField(change)) return 'major';
  if (addsToOpenEnum(change)) return 'minor';
  // A link describes how operations relate to each other, and requires nothing from them.
  if (parts[parts.indexOf('responses') + 2] === 'links') return 'patch';
  if (!parts.includes('x-signalr')) return change.impact;
  if (parts.at(-1) === 'description' || change.property === 'description') return 'patch';
  const before: unknown[] = [change.base?.value].flat();
  const after: unknown[] = [change.revision?.value].flat();
  // A client reads each argument in one encoding.
  if (parts.includes('arguments') || change.property === 'arguments') return 'major';
  // Additional transports break no client.
  const isMore = change.base === undefined || before.every((value) => after.includes(value));
  return isMore ? 'minor' : 'major';
}

/** Whether a response may lack a header that it always had. */
function mayLackHeader({ path, property, base, revision }: Change): boolean {
  const isHeader = partsOf(path).at(-2) === 'headers';
  return isHeader && property === 'required' && base?.value === true && revision?.value !== true;
}

/** Whether a call that had no body now requires one. */
const requiresBody = ({ path, kind, revision }: Change): boolean =>
  kind === 'added' &&
  partsOf(path).at(-1) === 'requestBody' &&
  isObject(revision?.value) &&
  revision.value['required'] === true;

/** Whether an enum with `other` gains values, because clients read unknown values as `other`. */
function addsToOpenEnum({ property, base, revision }: Change): boolean {
  if (property !== 'enum' || !Array.isArray(base?.value)) return false;
  const before: unknown[] = base.value;
  const after: unknown[] = [revision?.value].flat();
  return before.includes('other') && before.every((value) => after.includes(value));
}

const UNITS =
  /\b(US dollars|dollars|euros?|cents|[KMGT]i?B|bytes|milliseconds|seconds|minutes|hours|days|weeks|months|UTC|local time|percent|IPs)\b/gi;

/** Whether a description names a different unit than before, so that the same number means something else. */
export function changesUnit({ property, base, revision }: Change): boolean {
  if (property !== 'description') return false;
  const [before, after] = [base, revision].map(
    (side) =>
      new Set(
        String(side?.value ?? '')
          .toLowerCase()
          .match(UNITS) ?? [],
      ),
  );
  const gone = [...(before ?? [])].some((unit) => !after?.has(unit));
  const come = [...(after ?? [])].some((unit) => !before?.has(unit));
  // Words that are only added or only removed may have the same meaning, more or less precisely.
  return gone && come;
}

/** Words that promise an order or a zone, and numbers with a meaning. */
const PROMISES = /\b(?:newest|oldest|first|last|ascending|descending|UTC|local|time zone|\d+)\b/gi;

/** Whether a description no longer promises an order, a zone or what a number means, or promises something else. */
export function losesPromise({ property, base, revision }: Change): boolean {
  if (property !== 'description' && property !== 'summary') return false;
  const after = String(revision?.value ?? '').toLowerCase();
  const kept: readonly string[] = after.match(PROMISES) ?? [];
  const before: readonly string[] =
    String(base?.value ?? '')
      .toLowerCase()
      .match(PROMISES) ?? [];
  return before.some((word) => !kept.includes(word));
}

/** Whether a field or all fields of an object were removed, or a field was renamed. */
export function isGoneField(change: Change): boolean {
  const isGone = change.kind === 'removed' || change.property === 'key';
  const parts = basePathOf(change);
  return isGone && (parts.at(-2) === 'properties' || parts.at(-1) === 'properties');
}

/** The places of fields that were required and may now be omitted. */
export function noLongerRequired({ path, property, base, revision }: Change): string[] {
  if (property !== 'required' || !Array.isArray(base?.value)) return [];
  const required = new Set([revision?.value].flat());
  return base.value
    .filter((name) => !required.has(name))
    .map((name) => [...partsOf(path), 'properties', name].join('/'));
}
