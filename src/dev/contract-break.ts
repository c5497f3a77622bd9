/** One place at which a request or an answer breaks the contract. */
export type ContractBreak = {
  operationId: string;
  direction: 'request' | 'answer';
  /** JSON path in the body, or the name of a parameter. */
  path: string;
  expected: string;
  found: string;
};

export const placeOf = ({ operationId, direction, path }: ContractBreak): string =>
  `${operationId} ${direction} ${path}`;

/** A line for the terminal. */
export const breakLine = (one: ContractBreak): string =>
  `${placeOf(one)}: expected ${one.expected}, found ${one.found}`;

const LONGEST = 120;

/** The value in one short line, or that there is none. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  );
}
