import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { customerId } from '../../domain/customer-id.ts';
import { removeServiceSession, serviceSlot, slotOf } from '../../platform/persisted.ts';
import { STORED_KEYS, type StoredName } from '../../platform/stored-keys.ts';

const NAMES = Object.keys(STORED_KEYS) as StoredName[];

/** The declared values that this browser stores for this customer or for all customers. */
export function useStoredNow(email: string | undefined): StoredName[] {
  const names = useMemo(() => {
    const slots = NAMES.map((name) => ({ name, slot: slot(name, email) }));
    return atom((get) =>
      slots
        .filter(({ slot: at }) => at !== undefined && get(at.text) !== null)
        .map(({ name }) => name),
    );
  }, [email]);
  return useAtomValue(names);
}

export function forgetStored(names: readonly StoredName[], email: string | undefined): void {
  for (const name of names) {
    if (STORED_KEYS[name].life === 'service') removeServiceSession();
    else slot(name, email)?.write(null);
  }
}

function slot(name: StoredName, email: string | undefined) {
  const { life } = STORED_KEYS[name];
  if (life === 'service') return serviceSlot();
  if (life !== 'customer') return slotOf(name, life);
  return email ? slotOf(`${name}:${customerId(email)}`, life) : undefined;
}
