import { useEffect, useEffectEvent, useRef } from 'react';

/** Closes one dialog or menu. */
type Close = () => void;

/** The open dialogs and menus, the topmost last. Each has its own entry in the browser's history. */
const layers: Close[] = [];

type Step = {
  /** The URL to keep; null if the step leaves the history entry of a layer that has already closed. */
  address: string | null;
  /** Pages that were opened during the step. */
  pushed: Array<{ state: unknown; address: string }>;
  /** The layer that closes with the step. */
  close?: Close;
};

/** A step back that this module started and the browser has not finished. */
let step: Step | null = null;

type Marked = { layers?: unknown } | null;

/** The number of layers that the current history entry represents. */
function depth(): number {
  const state: Marked = Object(history.state);
  return typeof state?.layers === 'number' ? state.layers : 0;
}

/** Adds or removes entries until each open layer has one. */
function settle(address: string | null = location.href): void {
  if (step !== null) return;
  if (depth() > layers.length) {
    step = { address, pushed: [] };
    history.go(layers.length - depth());
  }
  // Bypass the router and the patches below, because the page does not change.
  while (depth() < layers.length)
    History.prototype.pushState.call(
      history,
      { ...Object(history.state), layers: depth() + 1 },
      '',
    );
}

/**
 * Opens a layer that Back closes. Updates the history only after the current task, because another layer may close
 * during the task, or a link in this layer may open a page.
 * @returns a function to call when the layer has closed for any reason
 */
function openLayer(close: Close): () => void {
  layers.push(close);
  queueMicrotask(() => settle());
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
    setTimeout(() => settle());
  };
}

/** Closes the layers whose history entries are gone. */
function onPopState(event: PopStateEvent): void {
  if (step === null) {
    for (const close of layers.slice(depth()).toReversed()) close();
    if (depth() > layers.length) settle(null);
    // A layer that did not close gets its entry back.
    else setTimeout(() => settle());
    return;
  }
  const { address, pushed, close } = step;
  step = null;
  if (address !== null) {
    // The page itself does not change.
    event.stopImmediatePropagation();
    if (location.href !== address && pushed.length === 0)
      router?.replaceState(history.state, '', address);
    // Goes through the router, which may have rendered the URL that the step passed.
    for (const page of pushed) router?.pushState(page.state, '', page.address);
  }
  close?.();
  // React removes a closing layer in its next render.
  setTimeout(() => settle());
}

/** Closes a layer by going back, so that its history entry is removed too. */
function leave(close: Close): void {
  if (step?.close === close) return;
  const isOnTop = layers.at(-1) === close && depth() === layers.length && step === null;
  if (!isOnTop || document.readyState !== 'complete') return close();
  step = { address: location.href, pushed: [], close };
  history.back();
}

/** The history methods as patched by the router; null until the history is watched. */
let router: Pick<History, 'pushState' | 'replaceState'> | null = null;

/** Starts watching the history. */
function watch(): void {
  if (router !== null) return;
  addEventListener('popstate', onPopState, true);
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  router = { pushState: push, replaceState: replace };
  // A page opened from a layer replaces the layer's entry, so that Back leads to the page below.
  history.pushState = (state, unused, href) => {
    if (depth() === 0 && step === null) return push(state, unused, href);
    replace(state, unused, href);
    step?.pushed.push({ state, address: location.href });
    setTimeout(() => settle());
  };
  history.replaceState = (state, unused, href) => {
    replace(depth() === 0 ? state : { ...Object(state), layers: depth() }, unused, href);
    const last = step?.pushed.at(-1) ?? step;
    if (last?.address) last.address = location.href;
  };
  // A reload closes all layers, but their entries remain. Browsers ignore a step back while a page loads.
  if (document.readyState === 'complete') settle(null);
  else addEventListener('load', () => settle(null), { once: true });
}

/** Lets Back close a dialog or menu while it is open. Returns the function that closes it. */
export function useBackCloses(onClose: Close, isOpen = true): Close {
  const close = useEffectEvent(onClose);
  const layer = useRef<Close | null>(null);
  useEffect(() => {
    watch();
    if (!isOpen) return undefined;
    const own = () => close();
    layer.current = own;
    return openLayer(own);
  }, [isOpen]);
  return () => leave(layer.current ?? onClose);
}
