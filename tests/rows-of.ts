/** The rows of a table written as text: one line per row, with cells separated by arrows. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '));
