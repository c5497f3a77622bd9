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
const tab = crypto.randomUUID();

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

/** True for one tab only: the first that asks while it is visible (decisions §3.20). */
export async function claimNotice(notice: PaymentNotice): Promise<boolean> {
  return (await holdLock(notice.status)) && claim(notice);
}

/** The locks that this tab has asked for, by status: whether it was given. */
const asked = new Map<number, Promise<boolean>>();

/** What a tab writes into storage reaches the others later, on a busy machine much later; a lock is known at once. */
function holdLock(status: number): Promise<boolean> {
  // There in secure contexts only; without it storage alone tells.
  const locks: LockManager | null | undefined = navigator.locks;
  const before = asked.get(status) ?? (locks ? undefined : Promise.resolve(true));
  if (before) return before;
  const given = new Promise<boolean>((resolve) => {
    void locks.request(`${KEY}-${status}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise((end) => setTimeout(end, SAME_EVENT_MS));
      asked.delete(status);
    });
  });
  asked.set(status, given);
  return given;
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
