import { createHmac, randomUUID } from 'node:crypto';

/** A backend by another team: it shares no code with the sandbox and differs wherever the contract allows. */
export type Order = {
  id: number;
  orderNo: string;
  kind: 'basic' | 'premium' | 'isp';
  quantity: number;
  cents: number;
  paid: boolean;
  at: number;
  renews?: string;
  /** The discount code, the price before it in cents, and the hosted page. */
  code?: string;
  list?: number;
  page?: string;
};

export type Plan = {
  id: number;
  orderNo: string;
  quantity: number;
  expires: number;
  subscription: string | null;
  /** How often the address at each place was replaced, and how many replacements count. */
  swapped?: Readonly<Record<number, number>>;
  counted?: number;
};

export type Customer = {
  id: number;
  email: string;
  password: string;
  /** The password before the last change. */
  former?: string;
  /** Tokens of earlier generations have ended. */
  generation: number;
  orders: Array<Order>;
  plans: Array<Plan>;
  total: { basic: number; premium: number };
  /** How often the data was read. */
  reads?: number;
  users?: ProxyUser[] | undefined;
  allowed?: string[];
  alerts?: Record<string, unknown>;
};

export type ProxyUser = {
  id: string;
  name: string;
  userName: string;
  password: string;
  tier: string;
  period: string;
  limitGb: number | null;
  isActive: boolean;
};

type Session = { id: string; token: string; customer: Customer; at: number; hasEnded: boolean };

export type Ask = {
  customer: Customer;
  token: string;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};

export type Code = {
  email: string;
  kind: string;
  digits: string;
  at: number;
  used: boolean;
  tries: number;
};

/** A hosted page and what happens once it is paid or agreed to. */
export type Page = {
  done: boolean;
  finish: () => void;
  decline: () => void;
  /** Whether a fault delivers a product again if it is paid again. */
  again: boolean;
};

export type Announce = (customer: Customer, orderNo: string) => void;

export type Notify = (customer: Customer, notice: object) => void;

export type World = ReturnType<typeof createWorld>;

const DAY = 86_400_000;
const SECRET = 'a secret of this process';

export function createWorld(faults: ReadonlySet<string>) {
  let last = 100;
  const next = () => (last += 7);
  const customers: Customer[] = [];
  const codes: Code[] = [];
  const pages = new Map<string, Page>();
  const sessions: Session[] = [];

  const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');
  const addCustomer = (email: string, password: string): Customer => {
    const customer: Customer = {
      id: next(),
      email: faults.has('emails count with their case') ? email : email.toLowerCase(),
      password,
      generation: 1,
      orders: [],
      plans: [],
      total: { basic: 0, premium: 0 },
    };
    customers.push(customer);
    return customer;
  };

  const none = () => undefined;
  return {
    /** Notifies the customer's connections; set by the hub. */
    announce: none as Announce,
    /** Sends an alert to the customer's connections; set by the hub. */
    notify: none as Notify,
    /** Whether this fault is injected. */
    has: (fault: string) => faults.has(fault),
    faults,
    next,
    /** The order of the last payment. */
    lastPaid: 0,
    /** The customer of the last call. */
    current: undefined as Customer | undefined,
    customers,
    codes,
    pages,
    sessions,
    addCustomer,
    byEmail: (email: unknown) =>
      customers.find((one) =>
        faults.has('emails count with their case')
          ? one.email === email
          : one.email === String(email).toLowerCase(),
      ),
    /** `kunde.generation.signature`: two logins of one customer return two tokens. */
    tokenFor(customer: Customer): string {
      const text = `${customer.id}.${customer.generation}~${randomUUID()}`;
      const token = `${text}.${sign(text)}`;
      sessions.push({ id: `s-${next()}`, token, customer, at: Date.now(), hasEnded: false });
      return token;
    },
    customerOf(token: string, path = ''): Customer | undefined {
      const at = token.lastIndexOf('.');
      const text = token.slice(0, at);
      const isSigned = sign(text) === token.slice(at + 1);
      if (!isSigned && !faults.has('no signature is looked at')) return undefined;
      const [id, generation] = text.split(/[.~]/).map(Number);
      const customer = customers.find((one) => one.id === id);
      const isOld = customer?.generation !== generation;
      const isLenient = path.includes('/Order/') && faults.has('an ended token still reads orders');
      const hasEnded = sessions.some((one) => one.token === token && one.hasEnded);
      if (hasEnded && !isLenient) return undefined;
      return isOld && !faults.has('tokens outlive a new password') ? undefined : customer;
    },
    addOrder(customer: Customer, order: Omit<Order, 'id' | 'orderNo' | 'at' | 'paid'>): Order {
      const id = next();
      const made = { ...order, id, orderNo: `Nº ${id}/A+B`, at: Date.now(), paid: false };
      customer.orders.unshift(made);
      return made;
    },
    addPlan(customer: Customer, { orderNo, quantity }: Order, days = 30): Plan {
      const plan = {
        id: next(),
        orderNo,
        quantity,
        expires: endOf(faults, 'a plan', Date.now(), days),
        subscription: null,
      };
      if (faults.has('plans are listed oldest first')) customer.plans.push(plan);
      else customer.plans.unshift(plan);
      return plan;
    },
    /** The path of a hosted page. */
    open(finish: () => void, decline: () => void = () => undefined, again = false): string {
      const id = faults.has('all purchases share one page') ? 'one' : randomUUID();
      pages.set(id, { done: false, finish, decline, again });
      return id;
    },
  };
}

const HOUR = 3_600_000;
/** How servers count days wrongly. */
const ENDS: Record<string, (end: Date, from: number) => number> = {
  'is two hours late': (end) => end.getTime() + 2 * HOUR,
  'is five hours early': (end) => end.getTime() - 5 * HOUR,
  'is a minute late': (end) => end.getTime() + 60_000,
  'is cut at midnight': (end) => end.setUTCHours(0, 0, 0, 0),
  'is a calendar month later': (_end, from) =>
    new Date(from).setUTCMonth(new Date(from).getUTCMonth() + 1),
};

/** The time after this many days; the fault is named like `the end of a plan is two hours late`. */
export function endOf(
  faults: ReadonlySet<string>,
  what: 'a plan' | 'a renewal',
  from: number,
  days: number,
): number {
  const wrong = Object.entries(ENDS).find(([how]) => faults.has(`the end of ${what} ${how}`));
  const end = new Date(from + days * DAY);
  return wrong === undefined ? end.getTime() : wrong[1](end, from);
}

export const stamp = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
