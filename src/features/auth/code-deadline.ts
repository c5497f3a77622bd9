import type { SendCodeRequest } from '../../../generated/model/sendCodeRequest.zod.ts';

export type SmsType = SendCodeRequest['smsType'];

/** Nobody asks for another code within 60 s (specification §9). */
export const COUNTDOWN_MS = 60_000;

/** Where storage is forbidden, the page at least remembers. */
const inMemory = new Map<string, number>();
const listeners = new Set<() => void>();
const keyOf = (smsType: SmsType) => `code-deadline-${smsType}`;

/** Milliseconds until another code may be asked for; the deadline outlives dialog and page (decisions §3.19). */
export function remainingMs(smsType: SmsType): number {
  const key = keyOf(smsType);
  const deadline = Math.max(inMemory.get(key) ?? 0, readDeadline(key));
  const rest = deadline - Date.now();
  // A clock that was set back must not lock the button for longer.
  return rest > COUNTDOWN_MS ? 0 : Math.max(0, rest);
}

export function startCountdown(smsType: SmsType): void {
  write(keyOf(smsType), Date.now() + COUNTDOWN_MS);
}

export function endCountdown(smsType: SmsType): void {
  write(keyOf(smsType), null);
}

/** Calls back when a deadline changes, here or in another tab; returns the way to stop. */
export function onCountdownChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function readDeadline(key: string): number {
  try {
    const deadline = Number(localStorage.getItem(key));
    return Number.isFinite(deadline) ? deadline : 0;
  } catch {
    return 0;
  }
}

function write(key: string, deadline: number | null): void {
  inMemory.delete(key);
  try {
    if (deadline === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(deadline));
  } catch {
    if (deadline !== null) inMemory.set(key, deadline);
  }
  for (const listener of listeners) listener();
}
