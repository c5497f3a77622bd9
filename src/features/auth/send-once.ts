import type { SmsType } from './code-deadline.ts';
import { endCountdown, remainingMs, startCountdown } from './code-deadline.ts';

/**
 * Sends a code unless one was sent to this address, here or in another tab, within the last 60 s. Returns whether it was
 * sent; rejects as `send` does, and a failed try may be repeated at once.
 */
export function sendOnce(
  smsType: SmsType,
  address: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  return exclusively(`send-code-${smsType}`, async () => {
    if (remainingMs(smsType, address) > 0) return false;
    // Claimed before it is sent: a reload in between must not send again.
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

/** One tab at a time; without Web Locks (plain http, storage forbidden) the claim in storage is all there is. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  try {
    await navigator.locks.request(name, () => (begun = work()));
  } catch {
    // None there, refused by the browser, or the work's own failure, which is handed on below.
  }
  return begun ?? work();
}
