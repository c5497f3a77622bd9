import type { Product } from '../domain/plans.ts';
import { isProduct } from '../domain/plans.ts';
import { json, persisted } from '../platform/persisted.ts';

export type PaymentNotice = {
  status: number;
  /** The order number, if the server names it. */
  orderNo?: string | undefined;
  /** When this tab received it, in milliseconds since 1970. */
  at: number;
};

/** A notice and the tab that showed it. */
type Shown = PaymentNotice & { tab: string };

/** Shared by the tabs of one browser. */
type Shared = {
  /** What a payment without an order number was for. */
  product?: { type: Product; at: number } | undefined;
  shown: readonly Shown[];
};

const KEY = 'payment-notices';
const NONE: Shared = { shown: [] };
const notices = persisted(KEY, json(parse), NONE);
// Without an order number, events of the same status within these times count as one: within a tab, and across tabs,
// whose separate connections receive it at different times on a busy machine.
const SAME_IN_TAB_MS = 1000;
const SAME_IN_TABS_MS = 5000;
const KEPT = 50;
// `randomUUID` is missing over plain http.
const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Records what was paid for, for the tab that will show the result. */
export function notePaidProduct(type: Product, at: number): void {
  notices.update((shared) => ({ ...shared, product: { type, at } }));
}

export function paidProduct({ at }: PaymentNotice): Product | undefined {
  const { product } = notices.read();
  return product !== undefined && Math.abs(product.at - at) < SAME_IN_TABS_MS
    ? product.type
    : undefined;
}

/** Claims that are pending, or were decided in the last seconds. */
const asked = new Map<string, Promise<boolean>>();

/**
 * True once per order and status, in the first visible tab that asks. For an event without an order number, once
 * within the time in which all tabs receive it. Storage reaches other tabs with a delay, on a busy machine a long
 * one; a lock is known at once and is held for as long as one event may take.
 */
export async function claimNotice(notice: PaymentNotice): Promise<boolean> {
  const name = `${KEY}-${notice.status}-${notice.orderNo ?? ''}`;
  const before = asked.get(name);
  if (before !== undefined) return (await before) ? claim(notice) : claimNotice(notice);
  const claimed = new Promise<boolean>((resolve) => {
    const use = async (lock: Lock | null) => {
      const isMine = lock !== null && claim(notice);
      resolve(isMine);
      if (isMine) await new Promise((end) => setTimeout(end, SAME_IN_TABS_MS));
    };
    requestLock(name, use)
      // Web Locks are missing (plain http) or refused: rely on storage alone.
      .catch(() => resolve(claim(notice)))
      .finally(() => asked.delete(name));
  });
  asked.set(name, claimed);
  return claimed;
}

async function requestLock(name: string, use: (lock: Lock | null) => Promise<void>) {
  await navigator.locks.request(name, { ifAvailable: true }, use);
}

function claim(notice: PaymentNotice): boolean {
  if (notices.read().shown.some((shown) => isSame(shown, notice))) return false;
  notices.update(({ shown, ...rest }) => ({
    ...rest,
    shown: [...shown, { ...notice, tab }].slice(-KEPT),
  }));
  return true;
}

function isSame(shown: Shown, { status, orderNo, at }: PaymentNotice): boolean {
  if (shown.status !== status || shown.orderNo !== orderNo) return false;
  if (orderNo !== undefined) return true;
  return Math.abs(shown.at - at) < (shown.tab === tab ? SAME_IN_TAB_MS : SAME_IN_TABS_MS);
}

/** Drops whatever does not have the expected shape. */
function parse(value: unknown): Shared {
  const { product, shown } = fieldsOf(value);
  return {
    product: isPaidProduct(product) ? product : undefined,
    shown: Array.isArray(shown) ? shown.filter(isShown) : [],
  };
}

function isPaidProduct(value: unknown): value is NonNullable<Shared['product']> {
  const { type, at } = fieldsOf(value);
  return isProduct(type) && typeof at === 'number';
}

function isShown(value: unknown): value is Shown {
  const { status, orderNo, at, tab: by } = fieldsOf(value);
  const isOrder = orderNo === undefined || typeof orderNo === 'string';
  return typeof status === 'number' && isOrder && typeof at === 'number' && typeof by === 'string';
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
