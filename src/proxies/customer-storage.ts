import { useState } from 'react';
import { getToken, useSession } from '../session/session.ts';

/**
 * Whose settings these are: what one customer keeps in this browser never shows to the next. A customer whose e-mail is
 * not known is told apart by the token, under which nothing is kept: it must not outlive the session in storage.
 */
export function useOwner(): string {
  const { email, token } = useSession();
  return email || token;
}

/**
 * What this customer keeps in this browser under a name, and the way to change it, which returns whether it will still be
 * there on the next visit. Another tab may keep something meanwhile: what is stored is read again for every change.
 */
export function useKept<T>(
  name: string,
  parse: (value: unknown) => T,
  none: T,
): [T, (update: (current: T) => T) => boolean] {
  const owner = useOwner();
  const { email } = useSession();
  const [given, setGiven] = useState<{ owner: string; value: T; isKept: boolean } | null>(null);
  const own = given?.owner === owner ? given : null;
  const read = () => readKept(name, owner, parse) ?? none;
  const change = (update: (current: T) => T) => {
    // What could not be kept is only here.
    const value = update(own?.isKept === false ? own.value : read());
    // A change may come after the end of the session, whose token must not stay in storage.
    const isKept = Boolean(email) && keep(name, owner, value);
    setGiven({ owner, value, isKept });
    return isKept;
  };
  return [own?.value ?? read(), change];
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
