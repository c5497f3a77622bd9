/** The rows of a table that is written as text: a line for each, its cells between arrows. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '));
