import { useEffect, useSyncExternalStore } from 'react';
import { PENDING_PAYMENT } from '../session/purchase-keys.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { onStorageChange, parseObject, readText, writeJson } from './browser-storage.ts';
import { safePaymentUrl } from './payment-url.ts';
import { PENDING_PAYMENT_MS } from './timing.ts';

/** A payment page that was opened and of which no success is known yet (decisions §3.20). */
export type PendingPayment = {
  url: string;
  /** What is paid for: "20 GB Premium Residential". */
  label: string;
  /** The price shown, in US dollars. */
  total: number;
  /** Where its result will be found. */
  product: 'residential' | 'isp';
  /** When it was opened, in milliseconds since 1970. */
  openedAt: number;
};

/** Remembers the payment in this browser for 30 minutes; the latest one replaces an earlier one. */
export function keepPendingPayment(payment: Omit<PendingPayment, 'openedAt'>): void {
  const { url, label, total, product } = payment;
  writeJson('local', PENDING_PAYMENT, { url, label, total, product, openedAt: Date.now() });
}

/** Call it on payment status 1. Answers what was pending, so that the message can lead to the right list. */
export function endPendingPayment(): PendingPayment | null {
  const text = readText('local', PENDING_PAYMENT);
  if (text === null) return null;
  writeJson('local', PENDING_PAYMENT, null);
  return parsePendingPayment(text, Date.now());
}

/** The payment that can be resumed: null without one, after 30 minutes, and while hydrating. */
export function usePendingPayment(): PendingPayment | null {
  const text = useSyncExternalStore(onStorageChange, currentText, () => null);
  useEffect(() => {
    const openedAt = parsePendingPayment(text)?.openedAt;
    if (openedAt === undefined) return undefined;
    const end = () => {
      // Another tab may have begun a newer one.
      if (readText('local', PENDING_PAYMENT) === text) endPendingPayment();
    };
    const timer = setTimeout(end, openedAt + PENDING_PAYMENT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [text]);
  return parsePendingPayment(text);
}

function currentText(): string | null {
  const text = readText('local', PENDING_PAYMENT);
  return parsePendingPayment(text, Date.now()) === null ? null : text;
}

/** Reads what storage holds; storage is not trusted, its url least of all. With `now`, old entries are none. */
export function parsePendingPayment(text: string | null, now?: number): PendingPayment | null {
  const { url, label, total, product, openedAt } = parseObject(text) ?? {};
  const safeUrl = typeof url === 'string' ? safePaymentUrl(url) : null;
  if (safeUrl === null || typeof label !== 'string') return null;
  if (typeof total !== 'number' || typeof openedAt !== 'number') return null;
  if (product !== 'residential' && product !== 'isp') return null;
  if (now !== undefined && Math.abs(now - openedAt) >= PENDING_PAYMENT_MS) return null;
  return { url: safeUrl, label, total, product, openedAt };
}

onSessionEnd(() => {
  // The next customer may have begun one in another tab.
  if (getToken() === '') endPendingPayment();
});
