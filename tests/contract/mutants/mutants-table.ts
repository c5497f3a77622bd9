import type { Result } from '../../../contract/check/types.ts';

export type Row = {
  bug: string;
  /** What the kit found. */
  found: readonly Result[];
};

const MAX_LENGTH = 110;

/** A Markdown table: bug, check that found it, and shrunk input. */
export function mutantsTable(rows: readonly Row[]): string {
  const found = rows.filter((row) => row.found.length > 0).length;
  return [
    '# Planted bugs and who finds them',
    '',
    `The kit finds ${found} of ${rows.length}.`,
    '',
    '| Planted bug | Found by | Input |',
    '|---|---|---|',
    ...rows.map((row) => `| ${cells(row).map(cellText).join(' | ')} |`),
    '',
  ].join('\n');
}

function cells({ bug, found }: Row): string[] {
  const shown = found.find(({ check }) => check.startsWith('generated')) ?? found[0];
  if (shown === undefined) return [bug, '**not found**', ''];
  const others = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  return [
    bug,
    `${shown.operationId}: ${shown.check}${others}: ${shown.message}`,
    shown.input === undefined ? '' : visible(JSON.stringify(shown.input)),
  ];
}

const visible = (json: string): string =>
  json.replaceAll(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function cellText(text: string): string {
  const line = text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return line.length > MAX_LENGTH * 2 ? `${line.slice(0, MAX_LENGTH * 2)}…` : line;
}
