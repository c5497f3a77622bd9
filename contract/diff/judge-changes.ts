import type { Contract } from '../load.ts';

/** One change as Redocly's diff reports it (format json, report version 1). */
export type Change = {
  /** JSON pointer through the revision, with references followed. */
  path: string;
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
};

/** Operation id to the fields of its answers that the app reads, as dotted paths (`body.records.orderNo`). */
export type FieldsRead = { [operationId: string]: string[] };

export type JudgedChange = {
  operationId: string;
  message: string;
  verdict: 'breaking and read by the app' | 'breaking but unread' | 'compatible';
};

/**
 * Joins the changes of a contract with what the app really reads. A change to what the app sends, or of a whole
 * operation that it calls, counts as read.
 */
export function judgeChanges(changes: Change[], base: Contract, fieldsRead: FieldsRead): JudgedChange[] {
  return changes.map((change) => {
    const operationId = operationOf(change, base);
    const message = change.verdicts.map((verdict) => verdict.message).join(' ');
    if (change.impact !== 'major') return { operationId, message, verdict: 'compatible' };
    const isRead = isReadByApp(change, operationId, fieldsRead);
    return {
      operationId,
      message,
      verdict: isRead ? 'breaking and read by the app' : 'breaking but unread',
    };
  });
}

/** What the version must be at least, given the largest impact: semantic versioning. */
export function versionProblem(base: string, revision: string, changes: Change[]): string | null {
  const part = changes.some(({ impact }) => impact === 'major')
    ? 0
    : changes.some(({ impact }) => impact === 'minor')
      ? 1
      : 2;
  if (changes.length === 0) return null;
  const [from, to] = [base, revision].map((version) => version.split('.').map(Number));
  const moved = [0, 1, 2].find((index) => to?.[index] !== from?.[index]);
  const isUp = moved !== undefined && Number(to?.[moved]) > Number(from?.[moved]);
  if (isUp && moved <= part) return null;
  const name = ['major', 'minor', 'patch'][part];
  return `info.version went from ${base} to ${revision}; these changes need a new ${name} version.`;
}

function pointerOf(change: Change): string[] {
  return change.path
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function operationOf(change: Change, base: Contract): string {
  const [root, path, method] = pointerOf(change);
  if (root === 'webhooks') return `event ${path}`;
  if (root !== 'paths') return '';
  const before = change.property === 'key' ? String(change.base?.value) : path;
  const found = base.operations.filter(
    (operation) =>
      operation.path === before && (method === undefined || operation.method.toLowerCase() === method),
  );
  return found.map(({ id }) => id).join(', ');
}

function isReadByApp(change: Change, operationId: string, fieldsRead: FieldsRead): boolean {
  const pointer = pointerOf(change);
  const fields = operationId.split(', ').flatMap((id) => fieldsRead[id] ?? []);
  // The hub's payload has one field, and the app reads it.
  if (pointer[0] === 'webhooks') return true;
  const responses = pointer.indexOf('responses');
  const isCalled = operationId.split(', ').some((id) => id in fieldsRead);
  if (responses === -1 || pointer[responses + 1] !== '200') return isCalled;
  const place = fieldPath(pointer.slice(responses + 2));
  const removed = removedNames(change).map((name) => [...place, name].join('.'));
  const touched = removed.length > 0 ? removed : [place.join('.')];
  return touched.some((field) =>
    fields.some((read) => read === field || read.startsWith(`${field}.`) || field === ''),
  );
}

/** `…/properties/body/properties/usd` is the field `body.usd`; array items add nothing. */
function fieldPath(pointer: string[]): string[] {
  return pointer.filter((_part, index) => pointer[index - 1] === 'properties');
}

/** Names that a changed `required` or `properties` lost. */
function removedNames(change: Change): string[] {
  const namesOf = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.map(String);
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  };
  if (change.property !== 'required' && change.property !== 'properties') return [];
  const kept = new Set(namesOf(change.revision?.value));
  return namesOf(change.base?.value).filter((name) => !kept.has(name));
}
