export type Area = 'session' | 'local';

const listeners = new Set<() => void>();
const areaOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** The text kept under a key; null when there is none or storage is forbidden. */
export function readText(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value as JSON, or removes the key for null. Storage may be full or forbidden: then nothing is kept. */
export function writeJson(area: Area, key: string, value: object | null): void {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it but convenience.
  }
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one changed what is kept; returns the way to stop. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The object in a JSON text, or null: storage can hold anything. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
