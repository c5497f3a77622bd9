import { atom, useAtomValue } from 'jotai';
import { t } from '../i18n/text.ts';
import { reportCaught } from '../platform/error-reports/report-to-operator.ts';
import { isOnline } from '../platform/network.ts';
import { store } from '../platform/store.tsx';

export type ToastKind = 'error' | 'success' | 'info';

export type ToastOptions = {
  kind: ToastKind;
  title: string;
  text?: string | undefined;
  /** A part of the text that is not translated. */
  name?: string | undefined;
  /** The server's ID for the failed request. */
  requestId?: string | undefined;
  /** How long it is shown in milliseconds (2000 by default), or until it is dismissed. */
  duration?: number | 'sticky' | undefined;
  link?: { href: string; label: string; onFollow?: (() => void) | undefined } | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** Reappears after another toast replaced it before it could be read. */
  returns?: Returning;
};

type Returning = {
  /** A summary for several toasts that would otherwise reappear one by one. */
  together: (count: number) => ToastOptions;
  /** How many toasts this one represents, 1 by default. */
  count?: number;
};

/** What keeps a toast open: the pointer over it, or focus inside it. */
type ToastHold = 'pointer' | 'focus';

export type Toast = {
  id: number;
} & ToastOptions;

const shownToast = atom<Toast | null>(null);
export const hasToast = (): boolean => store.get(shownToast) !== null;

const READ_MS = 2000;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let startedAt = 0;
let shownAt = 0;
/** Toasts that will reappear, the next one last. */
let replaced: ToastOptions[] = [];
/** The maximum number of toasts that reappear. The oldest ones are combined. */
const MAX_REPLACED = 4;
const holds = new Set<ToastHold>();

function run(): void {
  clearTimeout(timer);
  const current = store.get(shownToast);
  if (!current || holds.size > 0 || current.duration === 'sticky') return;
  const { id } = current;
  startedAt = Date.now();
  timer = setTimeout(() => dismissToast(id), remaining);
}

export function showToast(options: ToastOptions): number {
  const before = store.get(shownToast);
  const isUnread = Date.now() - shownAt < READ_MS || document.visibilityState === 'hidden';
  if (before?.returns && isUnread) keepReplaced(before);
  const { duration = READ_MS } = options;
  lastId += 1;
  remaining = duration === 'sticky' ? 0 : duration;
  holds.clear();
  store.set(shownToast, { ...options, duration, id: lastId });
  shownAt = Date.now();
  run();
  return lastId;
}

function keepReplaced(toast: ToastOptions): void {
  replaced.push(toast);
  const [first, second, ...others] = replaced;
  if (replaced.length <= MAX_REPLACED || !first?.returns || !second?.returns) return;
  const { together } = second.returns;
  const count = (first.returns.count ?? 1) + (second.returns.count ?? 1);
  replaced = [{ ...together(count), returns: { together, count } }, ...others];
}

export function dismissToast(id?: number): void {
  const current = store.get(shownToast);
  if (!current || (id !== undefined && current.id !== id)) return;
  clearTimeout(timer);
  store.set(shownToast, null);
  const next = replaced.pop();
  if (next) showToast(next);
}

/** Dismisses the current toast and those that would reappear. */
export function clearToasts(): void {
  replaced = [];
  dismissToast();
}

export function holdToast(hold: ToastHold): void {
  if (!store.get(shownToast)) return;
  const isRunning = holds.size === 0;
  holds.add(hold);
  if (!isRunning) return;
  clearTimeout(timer);
  remaining = Math.max(0, remaining - (Date.now() - startedAt));
}

export function releaseToast(hold: ToastHold): void {
  if (holds.delete(hold)) run();
}

export function useToast(): Toast | null {
  return useAtomValue(shownToast);
}

const LONGER_MS = 6000;

/** Confirms what a click did. A toast with text is shown longer than one with only a title. */
export function showSuccess(title: string, text?: string): void {
  showToast({ kind: 'success', title, ...(text && { text, duration: LONGER_MS }) });
}

/** Reports a failure that is not one of a call. */
export function showError(text: string): void {
  showToast({ kind: 'error', title: t`Error`, text });
}

export const OFFLINE_TEXT = t`You are offline, and this needs a connection. Nothing was sent.`;

/** Returns whether the page is online, and shows a toast if it is not. Call it before opening a window or waiting. */
export function requireOnline(): boolean {
  if (isOnline()) return true;
  showError(OFFLINE_TEXT);
  return false;
}

export function showUnexpectedError(error: unknown): void {
  reportCaught(error);
  showError(t`Unexpected Application Error!`);
}
