import { useSyncExternalStore } from 'react';
import type { SendCodeRequest } from '../../../generated/model/sendCodeRequest.zod.ts';
import { customerId } from '../../domain/customer-id.ts';
import { boundedRecord, moment } from '../../platform/bounds.ts';
import { json, persisted } from '../../platform/persisted.ts';
import { store } from '../../platform/store.tsx';

export type SmsType = SendCodeRequest['smsType'];

const COUNTDOWN_MS = 60_000;
/** Short enough for the seconds to change on time. */
const TICK_MS = 250;

/** When another code may be requested, by address, in milliseconds since 1970. */
type Deadlines = Record<string, number>;

const FORMAT = json<Deadlines>(boundedRecord(moment, 100));
const NONE: Deadlines = {};
const deadlinesOf = {
  register: persisted('code-deadline-register', FORMAT, NONE),
  recovery: persisted('code-deadline-recovery', FORMAT, NONE),
} satisfies Record<SmsType, unknown>;

/** Sends a code unless one was sent to this address within the last 60 s, here or in another tab. */
export function sendCodeOnce(
  smsType: SmsType,
  address: string,
  send: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<boolean> {
  return exclusively(`send-code-${smsType}`, async () => {
    // The dialog may have closed while another tab was sending.
    signal?.throwIfAborted();
    if (remainingMs(smsType, address) > 0) return false;
    // Start the countdown before sending, so that a reload in between does not send another code.
    startCountdown(smsType, address);
    try {
      await send();
    } catch (error) {
      setDeadline(smsType, address, 0);
      throw error;
    }
    startCountdown(smsType, address);
    return true;
  });
}

/**
 * Runs in one tab at a time. Without Web Locks (on plain HTTP, or if storage is blocked), only the stored deadline
 * prevents a second code.
 */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  let started: Promise<T> | undefined;
  try {
    await navigator.locks.request(name, () => (started = work()));
  } catch {
    // Locks are unavailable, or the work failed. That failure is rethrown below.
  }
  return started ?? work();
}

function startCountdown(smsType: SmsType, address: string): void {
  setDeadline(smsType, address, Date.now() + COUNTDOWN_MS);
  setTimeout(() => forgetExpired(smsType), COUNTDOWN_MS);
}

function setDeadline(smsType: SmsType, address: string, deadline: number): void {
  forgetExpired(smsType, { ...deadlinesOf[smsType].read(), [customerId(address)]: deadline });
}

/** Removes expired deadlines, so that addresses are not stored longer than needed. */
function forgetExpired(smsType: SmsType, deadlines = deadlinesOf[smsType].read()): void {
  const running = Object.entries(deadlines).filter(([, deadline]) => untilMs(deadline) > 0);
  deadlinesOf[smsType].write(running.length === 0 ? null : Object.fromEntries(running));
}

function untilMs(deadline: number): number {
  const rest = deadline - Date.now();
  // If the clock was set back, do not lock the button for longer.
  return rest > COUNTDOWN_MS ? 0 : Math.max(0, rest);
}

/** Milliseconds until another code may be requested. Survives closing the dialog and reloading. */
export function remainingMs(
  smsType: SmsType,
  address: string,
  deadlines = deadlinesOf[smsType].read(),
): number {
  const id = customerId(address);
  return Object.hasOwn(deadlines, id) ? untilMs(deadlines[id] ?? 0) : 0;
}

/** Seconds until another code may be requested for this address, or 0. */
export function useCountdown(smsType: SmsType, address: string): number {
  const { atom } = deadlinesOf[smsType];
  return useSyncExternalStore(
    (notify) => {
      forgetExpired(smsType);
      const timer = setInterval(notify, TICK_MS);
      const stop = store.sub(atom, notify);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    () => Math.ceil(remainingMs(smsType, address, store.get(atom)) / 1000),
    () => 0,
  );
}
