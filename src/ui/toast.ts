import { atom } from 'jotai/vanilla';
import { store, useAtomValue } from '../platform/store.ts';

export type ToastKind = 'error' | 'success' | 'info';

export interface ToastOptions {
  kind: ToastKind;
  title: string;
  text?: string | undefined;
  /** Milliseconds, 2000 by default, or until it is dismissed. */
  duration?: number | 'sticky' | undefined;
  link?: { href: string; label: string; onFollow?: (() => void) | undefined } | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

/** What keeps a toast open: the pointer over it, or the focus inside. */
export type ToastHold = 'pointer' | 'focus';

export interface Toast extends ToastOptions {
  id: number;
}

const shown = atom<Toast | null>(null);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let startedAt = 0;
const holds = new Set<ToastHold>();

function run(): void {
  clearTimeout(timer);
  const current = store.get(shown);
  if (!current || holds.size > 0 || current.duration === 'sticky') return;
  const { id } = current;
  startedAt = Date.now();
  timer = setTimeout(() => dismissToast(id), remaining);
}

/** Shows a toast and replaces the current one. */
export function showToast(options: ToastOptions): number {
  const { duration = 2000 } = options;
  lastId += 1;
  remaining = duration === 'sticky' ? 0 : duration;
  holds.clear();
  store.set(shown, { ...options, duration, id: lastId });
  run();
  return lastId;
}

/** Dismisses the toast with this id, or the current one. */
export function dismissToast(id?: number): void {
  const current = store.get(shown);
  if (!current || (id !== undefined && current.id !== id)) return;
  clearTimeout(timer);
  store.set(shown, null);
}

/** Pauses the timer. */
export function holdToast(hold: ToastHold): void {
  if (!store.get(shown)) return;
  const isRunning = holds.size === 0;
  holds.add(hold);
  if (!isRunning) return;
  clearTimeout(timer);
  remaining = Math.max(0, remaining - (Date.now() - startedAt));
}

export function releaseToast(hold: ToastHold): void {
  if (holds.delete(hold)) run();
}

export function getToast(): Toast | null {
  return store.get(shown);
}

export function useToast(): Toast | null {
  return useAtomValue(shown);
}
