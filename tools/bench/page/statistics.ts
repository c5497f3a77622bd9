export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The growth of a figure per step: the median of the slopes between all pairs, which a single jump does not affect. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  );
  return slopes.length === 0 ? NaN : median(slopes);
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
