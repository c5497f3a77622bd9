import type { SmsType } from './code-deadline.ts';
import { endCountdown, remainingMs, startCountdown } from './code-deadline.ts';

/**
 * Sends a code unless one was sent to this address within the last 60 s, here or in another tab. Resolves with
 * whether it was sent. Rejects as `send` does; a failed attempt may be repeated at once.
 */
export function sendCodeOnce(
  smsType: SmsType,
  address: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  return exclusively(`send-code-${smsType}`, async () => {
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
