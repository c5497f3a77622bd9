/** Which product a payment was for, and which tab showed it: shared by the tabs of one browser. */
type Shared = {
  product?: { type: 'residential' | 'isp'; at: number };
  shown: { status: number; at: number; tab: string }[];
};

export type PaymentNotice = {
  status: number;
  /** When this tab received it, in milliseconds since 1970. */
  at: number;
};

const KEY = 'payment-notices';
/** Each tab has a connection of its own: one event reaches them apart when the machine is busy. A tab's own do not count. */
const SAME_EVENT_MS = 5000;
const KEPT = 20;
// Over plain http there is no `randomUUID`.
const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Remembers what was paid for, for the tab that will show it. */
export function notePaidProduct(type: 'residential' | 'isp', at: number): void {
  write({ ...read(), product: { type, at } });
}

export function paidProduct({ at }: PaymentNotice): 'residential' | 'isp' | undefined {
  const { product } = read();
  return product !== undefined && Math.abs(product.at - at) < SAME_EVENT_MS
    ? product.type
    : undefined;
}

/** What this tab asked for and does not know yet, or has shown in the last seconds, by status. */
const asked = new Map<number, Promise<boolean>>();

/**
 * True for one tab only: the first that asks while it is visible. What a tab writes into storage
 * reaches the others later, on a busy machine much later; a lock is known at once, and held for as long as one event
 * may take.
 */
export async function claimNotice(notice: PaymentNotice): Promise<boolean> {
  const { status } = notice;
  const before = asked.get(status);
  if (before !== undefined) return (await before) ? claim(notice) : claimNotice(notice);
  const claimed = new Promise<boolean>((resolve) => {
    const use = async (lock: Lock | null) => {
      const isMine = lock !== null && claim(notice);
      resolve(isMine);
      if (isMine) await new Promise((end) => setTimeout(end, SAME_EVENT_MS));
    };
    requestLock(`${KEY}-${status}`, use)
      // None there (plain http), or refused by the browser: then storage alone tells.
      .catch(() => resolve(claim(notice)))
      .finally(() => asked.delete(status));
  });
  asked.set(status, claimed);
  return claimed;
}

async function requestLock(name: string, use: (lock: Lock | null) => Promise<void>) {
  await navigator.locks.request(name, { ifAvailable: true }, use);
}

function claim({ status, at }: PaymentNotice): boolean {
  const shared = read();
  const isShown = shared.shown.some(
    (other) =>
      other.tab !== tab && other.status === status && Math.abs(other.at - at) < SAME_EVENT_MS,
  );
  if (!isShown) write({ ...shared, shown: [...shared.shown, { status, at, tab }].slice(-KEPT) });
  return !isShown;
}

function read(): Shared {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Shared>;
    return { ...value, shown: Array.isArray(value.shown) ? value.shown : [] };
  } catch {
    return { shown: [] };
  }
}

function write(shared: Shared): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shared));
  } catch {
    // Without storage each tab speaks for itself.
  }
}
