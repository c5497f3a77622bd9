type Cell = string | number;

/** Writes a table. Every column except the first is right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const ruler = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(ruler), ...rows.map(line)].join('\n');
}

export function image(alt: string, file: string): string {
  return `![${alt}](performance/${file})`;
}

/** Joins paragraphs, tables and images. */
export function blocks(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
