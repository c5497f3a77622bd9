/** Unique keys for rows whose names may repeat. With duplicate keys React leaves stale rows behind. */
export function rowKeys(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  });
}
