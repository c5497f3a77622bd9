import { atom, useAtomValue } from 'jotai';

/** Why nothing can be bought now, in the operator's words; null while purchases are open. */
export const purchasesClosed = atom<string | null>(null);

export const usePurchasesClosed = (): string | null => useAtomValue(purchasesClosed);
