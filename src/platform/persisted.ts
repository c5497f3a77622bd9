import { atom, useAtomValue, type Atom } from 'jotai';
import { attempt } from '../domain/attempt.ts';
import { customerId } from '../domain/customer-id.ts';
import { parseJson } from '../domain/parse-json.ts';
import { store } from './store.tsx';
import { STORED_KEYS, type BrowserKey, type CustomerKey, type StoredKey } from './stored-keys.ts';

/** How a value is stored. Storage is not trusted: `parse` returns undefined for invalid text. */
export type Format<T> = {
  parse: (text: string) => T | undefined;
  print: (value: T) => string;
};

/**
 * A stored value, or `None` if it is missing or invalid. If storage is full or blocked, the value lasts as long as the
 * page.
 */
export type Persisted<T, None = T> = {
  /** The value that this tab knows, for `useAtomValue` and `store.sub`. */
  atom: Atom<T | None>;
  /** Reads storage now, because another tab may have changed the value and its event may not have arrived. */
  read: () => T | None;
  /** Stores a value; null removes the key. Returns whether the value will exist on the next visit. */
  write: (value: T | null) => boolean;
  update: (change: (current: T | None) => T) => boolean;
  onOtherTab: (listener: () => void) => () => void;
};

/**
 * The owner of a value. Storage identifies customers only by email; until it is known, values last as long as the
 * page.
 */
export type Owner = {
  email?: string | undefined;
  /** Identifies customers without a known email, in memory. */
  visitId: number;
};

/** A value under a key in `stored-keys.ts`. `none` is used if the value is missing or corrupt. */
export function persisted<T, None = T>(
  key: BrowserKey,
  format: Format<T>,
  none: None,
): Persisted<T, None> {
  return valueOf(slotOf(key, STORED_KEYS[key].life), format, none);
}

export function persistedByCustomer<T>(
  key: CustomerKey,
  format: Format<T>,
  none: T,
): (owner: Owner) => Persisted<T> {
  const values = new WeakMap<Slot, Persisted<T>>();
  return ({ email, visitId }) => {
    const slot = email
      ? slotOf(`${key}:${customerId(email)}`, 'customer')
      : unnamedSlot(`${key}:${visitId}`);
    const value = values.get(slot) ?? valueOf(slot, format, none);
    values.set(slot, value);
    return value;
  };
}

export function usePersisted<T>({ atom, update }: Persisted<T>): [T, Persisted<T>['update']] {
  return [useAtomValue(atom), update];
}

/** The part of a zod schema that is used here, so that pages without zod do not load it. Limits are in `bounds.ts`. */
type Schema<T> = { safeParse: (value: unknown) => { data?: T | undefined } };

export function json<T>(schema: Schema<T>): Format<T> {
  return {
    parse: (text) => schema.safeParse(parseJson(text)).data,
    print: (value) => JSON.stringify(value),
  };
}

/**
 * Removes the values that `STORED_KEYS` marks for removal at Log out, regardless of which code is loaded. If the next
 * customer has already signed in in another tab, the keys that all tabs share belong to that customer, so they are not
 * removed.
 */
export function removeAtLogOut({ isNextOneThere }: { isNextOneThere: boolean }): void {
  const keys: [string, StoredKey][] = Object.entries(STORED_KEYS);
  for (const [key, { life, atLogOut }] of keys) {
    if (atLogOut !== 'removed' || (life !== 'tab' && isNextOneThere)) continue;
    if (life === 'service') removeServiceSession();
    else slotOf(key, life).write(null);
  }
  unnamed.clear();
}

let serviceKey: string | undefined;

/** Sets the key under which the sign-in service's client library stores its session. */
export function nameServiceKey(key: string): void {
  serviceKey = key;
  // Creates the slot now, because atoms that read it must not create it.
  slotOf(key, 'service');
}

/** The slot of the sign-in service's session; undefined if no service is configured. */
export const serviceSlot = (): Slot | undefined =>
  serviceKey === undefined ? undefined : slotOf(serviceKey, 'service');

/** Removes the sign-in service's session and everything else that its client library stores. */
export function removeServiceSession(): void {
  const key = serviceKey;
  if (key === undefined) return;
  for (const name of [key, ...attempt(() => Object.keys(localStorage), [])]) {
    if (name.startsWith(key)) slotOf(name, 'service').write(null);
  }
}

type Slot = ReturnType<typeof createSlot>;

const slots = new Map<string, Slot>();
const unnamed = new Map<string, Slot>();

/** The stored text under one of `STORED_KEYS`, regardless of its format. */
export function slotOf(key: string, life: StoredKey['life']): Slot {
  const slot = slots.get(key) ?? createSlot(key, life);
  slots.set(key, slot);
  return slot;
}

function unnamedSlot(name: string): Slot {
  const slot = unnamed.get(name) ?? createSlot(null, 'customer');
  unnamed.set(name, slot);
  return slot;
}

/** The text under a key; only in memory if the key is null. */
function createSlot(key: string | null, life: StoredKey['life']) {
  const area = life === 'tab' ? () => sessionStorage : localArea;
  const text = atom<string | null>(null);
  const changesElsewhere = atom(0);
  let isInMemory = key === null;
  const read = () => {
    if (key !== null && !isInMemory) store.set(text, textIn(area, key));
    return store.get(text);
  };
  // When a component mounts, the event about a change in another tab may not have arrived yet.
  text.onMount = () => void read();
  if (typeof window !== 'undefined') read();
  return {
    text,
    read,
    write: (next: string | null): boolean => {
      isInMemory = key === null || !isWritten(area, key, next);
      store.set(text, next);
      return !isInMemory;
    },
    reread: () => {
      isInMemory = key === null;
      read();
      store.set(changesElsewhere, (count) => count + 1);
    },
    onOtherTab: (listener: () => void) => store.sub(changesElsewhere, listener),
  };
}

function valueOf<T, None>(slot: Slot, { parse, print }: Format<T>, none: None): Persisted<T, None> {
  const value = atom<T | None>((get) => {
    const text = get(slot.text);
    return text === null ? none : (parse(text) ?? none);
  });
  const read = () => {
    slot.read();
    return store.get(value);
  };
  const write = (next: T | null) => slot.write(next === null ? null : print(next));
  return {
    atom: value,
    read,
    write,
    update: (change) => write(change(read())),
    onOtherTab: slot.onOtherTab,
  };
}

const localArea = () => localStorage;

const textIn = (area: () => Storage, key: string): string | null =>
  attempt(() => area().getItem(key), null);

const isWritten = (area: () => Storage, key: string, text: string | null): boolean =>
  attempt(() => {
    if (text === null) area().removeItem(key);
    else area().setItem(key, text);
    return true;
  }, false);

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key !== null) return slots.get(key)?.reread();
    for (const slot of slots.values()) slot.reread();
  });
  addEventListener('pageshow', (event) => {
    // A page restored from the back-forward cache has missed the events.
    if (event.persisted) for (const slot of slots.values()) slot.reread();
  });
}
