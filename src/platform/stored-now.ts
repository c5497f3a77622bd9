import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { keyOfCustomer, removeServiceSession, serviceSlot, slotOf } from './persisted.ts';
import { useAtomValue } from './store.ts';
import { STORED_KEYS } from './stored-keys.ts';
import type { StoredKey, StoredName } from './stored-keys.ts';

const KEYS = Object.entries(STORED_KEYS) as [StoredName, StoredKey][];

/** The values of the declared list that hold something here, of this customer or of every one. */
export function useStoredNow(email: string | undefined): StoredName[] {
  const names = useMemo(() => {
    const slots = KEYS.map(([name, { life }]) => ({ name, slot: slot(name, life, email) }));
    return atom((get) =>
      slots
        .filter(({ slot: at }) => at !== undefined && get(at.text) !== null)
        .map(({ name }) => name),
    );
  }, [email]);
  return useAtomValue(names);
}

/** Removes these values. What belongs to other customers stays. */
export function forgetStored(names: readonly StoredName[], email: string | undefined): void {
  for (const name of names) {
    const { life } = STORED_KEYS[name];
    if (life === 'service') removeServiceSession();
    else slot(name, life, email)?.write(null);
  }
}

function slot(name: StoredName, life: StoredKey['life'], email: string | undefined) {
  if (life === 'service') return serviceSlot();
  if (life !== 'customer') return slotOf(name, life);
  return email ? slotOf(keyOfCustomer(name, email), life) : undefined;
}
