/** Wraps a response and reports every field that the app reads, as a dotted path without array indexes. */
export function recordReads(
  answer: unknown,
  onRead: (field: string) => void,
  isAppReading: () => boolean = isAppOnStack,
): unknown {
  const seen = new Set<string>();
  const read = (field: string) => {
    if (seen.has(field) || !isAppReading()) return;
    seen.add(field);
    onRead(field);
  };
  return wrap(answer, '', read);
}

function wrap(value: unknown, path: string, read: (field: string) => void): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // One wrapper per place, so that the same field is always the same object.
  const children = new Map<PropertyKey, unknown>();
  // The HTTP client has wrapped the rows of a list together with the number of invalid ones.
  const isList = Array.isArray(value) || ('rows' in value && 'invalidCount' in value);
  return new Proxy(value, {
    get(target, key, receiver) {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return child;
      const field = isList ? path : [path, key].filter(Boolean).join('.');
      if (!isList) read(field);
      if (typeof child !== 'object' || child === null) return child;
      if (!children.has(key)) children.set(key, wrap(child, field, read));
      return children.get(key);
    },
    set(target, key, next, receiver) {
      children.delete(key);
      return Reflect.set(target, key, next, receiver);
    },
  });
}

const FRAME = /(?:file:\/\/)?(\/[^\s()]+?):\d+:\d+/;
/**
 * The cache compares whole responses, and tests and their tools print them. Neither counts as the app reading a field.
 */
const ONLOOKERS = /\/node_modules\/(@tanstack|@?vitest|@testing-library|pretty-format)|\/tests\//;

/** Whether the nearest code on the stack, apart from the engine and this file, belongs to the app. */
function isAppOnStack(): boolean {
  const frames = (new Error('stack').stack ?? '').split('\n').slice(1);
  const nearest = frames
    .map((frame) => FRAME.exec(frame)?.[1])
    .find((file) => file !== undefined && !file.includes('/tests/setup/'));
  return nearest !== undefined && !ONLOOKERS.test(nearest);
}
