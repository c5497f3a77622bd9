/** Keys for rows whose names may repeat: React leaves rows behind whose key is not theirs alone. */
export function rowKeys(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  });
}
