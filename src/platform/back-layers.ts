import { useEffect, useEffectEvent, useRef } from 'react';

/** Closes one dialog or menu. */
type Close = () => void;

/** What is open, the topmost last. Each has an entry of its own in the browser's history. */
const layers: Close[] = [];

type Step = {
  /** What the page keeps; null where the step leaves an entry of something that closed before. */
  address: string | null;
  /** The pages that were opened meanwhile. */
  pushed: Array<{ state: unknown; address: string }>;
  /** The layer that closes with the step. */
  close?: Close;
};

/** A step back of ours that the browser has not finished. */
let step: Step | null = null;

type Marked = { layers?: unknown } | null;

/** Number of layers that the current entry of the history stands for. */
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
  // Past the router and the watch below: the page stays as it is.
  while (depth() < layers.length)
    History.prototype.pushState.call(
      history,
      { ...Object(history.state), layers: depth() + 1 },
      '',
    );
}

/**
 * Opens a layer that Back closes. The history is written only after the current task, in which another layer may close,
 * or the page that a link of this layer leads to may open.
 * @returns a function to call when the layer has closed, in whatever way
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

/** Closes what the history has no entry for any more. */
function onPopState(event: PopStateEvent): void {
  if (step === null) {
    for (const close of layers.slice(depth()).toReversed()) close();
    if (depth() > layers.length) settle(null);
    // What did not close gets an entry again.
    else setTimeout(() => settle());
    return;
  }
  const { address, pushed, close } = step;
  step = null;
  if (address !== null) {
    // The page itself does not move.
    event.stopImmediatePropagation();
    if (location.href !== address && pushed.length === 0)
      router?.replaceState(history.state, '', address);
    // Through the router: it may have rendered in between, at the address that the step had reached.
    for (const page of pushed) router?.pushState(page.state, '', page.address);
  }
  close?.();
  // A layer that closes is gone once React has rendered.
  setTimeout(() => settle());
}

/** Closes a layer by a step back, so that what is out of sight has left the history too. */
function leave(close: Close): void {
  if (step?.close === close) return;
  const isOnTop = layers.at(-1) === close && depth() === layers.length && step === null;
  if (!isOnTop || document.readyState !== 'complete') return close();
  step = { address: location.href, pushed: [], close };
  history.back();
}

/** What the router has made of the history's methods. Null until the history is watched. */
let router: Pick<History, 'pushState' | 'replaceState'> | null = null;

/** Follows the history from now on. */
function watch(): void {
  if (router !== null) return;
  addEventListener('popstate', onPopState, true);
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  router = { pushState: push, replaceState: replace };
  // The page that a layer leads to takes the place of the layer's entry: Back then leads to the page below.
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
  // A reload closes what was open, but its entry stays. Browsers ignore a step back while a page loads.
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
