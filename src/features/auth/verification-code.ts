import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { SendCodeRequest } from '../../../generated/model/sendCodeRequest.zod.ts';
import { boundedRecord, moment } from '../../platform/bounds.ts';
import { customerId } from '../../platform/customer-id.ts';
import { json, persisted } from '../../platform/persisted.ts';
import { store } from '../../platform/store.tsx';

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
    // Start before sending: a reload in between must not send again.
    startCountdown(smsType, address);
    try {
      await send();
    } catch (error) {
      endCountdown(smsType, address);
      throw error;
    }
    startCountdown(smsType, address);
    return true;
  });
}

/** Runs in one tab at a time. Without Web Locks (plain http, storage forbidden) only the stored deadline protects. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  try {
    await navigator.locks.request(name, () => (begun = work()));
  } catch {
    // Locks are missing or refused, or the work failed, which is passed on below.
  }
  return begun ?? work();
}

export type SmsType = SendCodeRequest['smsType'];
/** When another code may be requested, by address, in milliseconds since 1970. */
type Deadlines = ReadonlyMap<string, number>;

/** Minimum time between two codes to the same address. */
export const COUNTDOWN_MS = 60_000;

const StoredDeadlines = z.pipe(
  boundedRecord(moment, 100),
  z.transform((deadlines) => new Map(Object.entries(deadlines))),
);

const FORMAT = {
  ...json<Deadlines>(StoredDeadlines),
  print: (deadlines: Deadlines) => JSON.stringify(Object.fromEntries(deadlines)),
};
const NONE: Deadlines = new Map();

const deadlinesOf = {
  register: persisted('code-deadline-register', FORMAT, NONE),
  recovery: persisted('code-deadline-recovery', FORMAT, NONE),
} satisfies Record<SmsType, unknown>;

/** Milliseconds until another code may be requested. Survives closing the dialog and reloading. */
export function remainingMs(smsType: SmsType, address: string): number {
  return restOf(deadlinesOf[smsType].read().get(customerId(address)));
}

export function startCountdown(smsType: SmsType, address: string): void {
  change(smsType, (deadlines) => deadlines.set(customerId(address), Date.now() + COUNTDOWN_MS));
  setTimeout(() => forgetExpired(smsType), COUNTDOWN_MS);
}

export function endCountdown(smsType: SmsType, address: string): void {
  change(smsType, (deadlines) => deadlines.delete(customerId(address)));
}

/** Do not keep an address longer than needed. */
function forgetExpired(smsType: SmsType): void {
  change(smsType, () => undefined);
}

/** Calls back when a deadline changes, here or in another tab. Returns a function that unsubscribes. */
export function onCountdownChange(smsType: SmsType, listener: () => void): () => void {
  return store.sub(deadlinesOf[smsType].atom, listener);
}

function change(smsType: SmsType, edit: (deadlines: Map<string, number>) => void): void {
  const current = [...deadlinesOf[smsType].read()];
  const deadlines = new Map(current.filter(([, deadline]) => restOf(deadline) > 0));
  edit(deadlines);
  deadlinesOf[smsType].write(deadlines.size === 0 ? null : deadlines);
}

function restOf(deadline = 0): number {
  const rest = deadline - Date.now();
  // When the clock was set back, do not lock the button for longer.
  return rest > COUNTDOWN_MS ? 0 : Math.max(0, rest);
}

/** Seconds until another code may be requested for this address, or 0. */
export function useCountdown(smsType: SmsType, address: string): number {
  return useSyncExternalStore(
    (notify) => followCountdown(smsType, address, notify),
    () => Math.ceil(restOf(store.get(deadlinesOf[smsType].atom).get(customerId(address))) / 1000),
    () => 0,
  );
}

/** Runs the timer only while there is something to count. */
function followCountdown(smsType: SmsType, address: string, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const rest = remainingMs(smsType, address);
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
  };
  const tick = () => {
    notify();
    schedule();
  };
  forgetExpired(smsType);
  schedule();
  const stop = onCountdownChange(smsType, tick);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
