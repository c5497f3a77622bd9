import type { SendCodeRequest } from '../../../generated/model/sendCodeRequest.zod.ts';
import { json, persisted } from '../../platform/persisted.ts';
import { store } from '../../platform/store.ts';

export type SmsType = SendCodeRequest['smsType'];
/** Until when nobody asks for another code, by address, in milliseconds since 1970. */
type Deadlines = ReadonlyMap<string, number>;

/** Nobody asks for another code to the same address within 60 s. */
export const COUNTDOWN_MS = 60_000;
/** What an earlier version stored: one deadline, whatever the address. */
const ANY_ADDRESS = '';

const FORMAT = {
  ...json<Deadlines>((value) =>
    typeof value === 'number' ? new Map([[ANY_ADDRESS, value]]) : deadlinesIn(Object(value)),
  ),
  print: (deadlines: Deadlines) => JSON.stringify(Object.fromEntries(deadlines)),
};
const NONE: Deadlines = new Map();

const deadlinesOf = {
  register: persisted('code-deadline-register', FORMAT, NONE),
  recovery: persisted('code-deadline-recovery', FORMAT, NONE),
} satisfies Record<SmsType, unknown>;

/** Milliseconds until another code may be asked for; the deadline outlives dialog and page. */
export function remainingMs(smsType: SmsType, address: string): number {
  const deadlines = deadlinesOf[smsType].read();
  return Math.max(restOf(deadlines.get(keyOf(address))), restOf(deadlines.get(ANY_ADDRESS)));
}

export function startCountdown(smsType: SmsType, address: string): void {
  change(smsType, (deadlines) => deadlines.set(keyOf(address), Date.now() + COUNTDOWN_MS));
}

export function endCountdown(smsType: SmsType, address: string): void {
  change(smsType, (deadlines) => deadlines.delete(keyOf(address)));
}

/** Calls back when a deadline changes, here or in another tab; returns the way to stop. */
export function onCountdownChange(smsType: SmsType, listener: () => void): () => void {
  return store.sub(deadlinesOf[smsType].atom, listener);
}

function change(smsType: SmsType, edit: (deadlines: Map<string, number>) => void): void {
  deadlinesOf[smsType].update((current) => {
    // An address does not stay longer than it is needed.
    const deadlines = new Map([...current].filter(([, deadline]) => restOf(deadline) > 0));
    edit(deadlines);
    return deadlines;
  });
}

function keyOf(address: string): string {
  return address.trim().toLowerCase();
}

function restOf(deadline = 0): number {
  const rest = deadline - Date.now();
  // A clock that was set back must not lock the button for longer.
  return rest > COUNTDOWN_MS ? 0 : Math.max(0, rest);
}

function deadlinesIn(value: object): Deadlines {
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return new Map(entries);
}
