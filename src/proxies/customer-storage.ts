import { getToken, useSession } from '../session/session.ts';

/**
 * Whose settings these are: what one customer keeps in this browser never shows to the next. A customer whose e-mail is
 * not known is told apart by the token, under which nothing is kept: it must not outlive the session in storage.
 */
export function useOwner(): string {
  const { email, token } = useSession();
  return email || token;
}

/** What this customer keeps under a name; undefined when nothing usable is there. */
export function readKept<T>(
  name: string,
  owner: string,
  parse: (value: unknown) => T,
): T | undefined {
  if (owner === getToken()) return undefined;
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
  if (owner === getToken()) return false;
  try {
    localStorage.setItem(`${name}:${owner}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
