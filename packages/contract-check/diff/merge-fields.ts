import type { Contract } from '../engine/load.ts';
import { EVERY_FIELD } from './every-field.ts';
import type { FieldsRead } from './judge-changes.ts';

const TAGS_WITHOUT_CLIENT = ['social', 'realtime'];

/** Merges the records of many test files. An operation that is only called has no fields. */
export function mergeFields(
  { operations }: Contract,
  used: ReadonlySet<string>,
  notes: readonly FieldsRead[],
): FieldsRead {
  const entries = operations
    .filter(({ id }) => used.has(id) || notes.some((note) => id in note))
    .map(({ id, tag }) => {
      const fields = TAGS_WITHOUT_CLIENT.includes(tag)
        ? [EVERY_FIELD]
        : [...new Set(notes.flatMap((note) => note[id] ?? []))].toSorted();
      return [id, fields] as const;
    });
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
