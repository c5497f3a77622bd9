/** A table cell. Numbers are written unchanged, null as an empty cell. */
type CsvValue = string | number | null;

/** Text that a spreadsheet may run as a formula (OWASP, CSV injection), even after spaces and invisible characters. */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}\p{Z}']*[=+\-@＝＋－＠﹦﹢﹣﹫]|'*[\t\r\n])/u;

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula. `unguardFormula` removes it. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Writes one cell: guarded against formulas, and quoted where RFC 4180 requires it. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guardFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV (RFC 4180: comma, CRLF after every record) that is safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Marks a file for spreadsheets as UTF-8. Without it, Excel reads the file in the system's legacy code page. */
export const BYTE_ORDER_MARK = '\uFEFF';
