import type { FieldsRead } from './judge-changes.ts';

/** What was added to and removed from a record, one line for each field. */
export function differencesOf(before: FieldsRead, after: FieldsRead): string[] {
  const linesOf = (fields: FieldsRead) =>
    new Set(
      Object.entries(fields).flatMap(([id, read]) => [
        id,
        ...read.map((field) => `${id}: ${field}`),
      ]),
    );
  const [old, now] = [linesOf(before), linesOf(after)];
  return [
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
  ];
}
