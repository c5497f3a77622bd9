import { useSession } from '../session/session.ts';

/** Whose settings these are: what one customer keeps in this browser never shows to the next. */
export function useOwner(): string {
  const { email, token } = useSession();
  return email ?? token;
}

/** What this customer keeps under a name; undefined when nothing usable is there. */
export function readKept<T>(
  name: string,
  owner: string,
  parse: (value: unknown) => T,
): T | undefined {
  try {
    const text = localStorage.getItem(`${name}:${owner}`);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    // Forbidden or corrupt storage holds nothing.
    return undefined;
  }
}

/** Keeps a value; returns whether that was possible (storage may be full or forbidden). */
export function keep(name: string, owner: string, value: unknown): boolean {
  try {
    localStorage.setItem(`${name}:${owner}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
