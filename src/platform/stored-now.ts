import { slotOf } from './persisted.ts';
import { STORED_KEYS } from './stored-keys.ts';
import type { StoredKey, StoredName } from './stored-keys.ts';

const KEYS = Object.entries(STORED_KEYS) as [StoredName, StoredKey][];

/** The values of the declared list that hold something here, of this customer or of every one. */
export function storedNow(email: string | undefined): StoredName[] {
  return KEYS.filter(([name, { life }]) => slot(name, life, email)?.look() != null).map(
    ([name]) => name,
  );
}

/** Removes all of them but the session, which Log out ends. What belongs to other customers stays. */
export function forgetStored(email: string | undefined): void {
  for (const [name, { life }] of KEYS) if (name !== 'user') slot(name, life, email)?.write(null);
}

function slot(name: StoredName, life: StoredKey['life'], email: string | undefined) {
  if (life !== 'customer') return slotOf(name, life);
  return email ? slotOf(`${name}:${email}`, life) : undefined;
}
