import { useEffect, useEffectEvent } from 'react';

/** Closes one dialog or menu. */
type Close = () => void;

/** What is open, the topmost last. Each has an entry of its own in the browser's history. */
const layers: Close[] = [];

/**
 * A step back of ours that the browser has not finished. The page keeps its address, which is null where the step
 * leaves an entry of something that closed before, and adds the pages that were opened meanwhile.
 */
let step: { address: string | null; pushed: Array<{ state: unknown; address: string }> } | null =
  null;

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
  while (depth() < layers.length)
    write('pushState', { ...Object(history.state), layers: depth() + 1 });
}

/** Writes past wouter and the watch below: the page stays as it is. */
function write(how: 'pushState' | 'replaceState', state: unknown, href?: string): void {
  History.prototype[how].call(history, state, '', href);
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
  const { address, pushed } = step;
  step = null;
  if (address !== null) {
    // The page itself does not move.
    event.stopImmediatePropagation();
    if (location.href !== address && pushed.length === 0)
      write('replaceState', history.state, address);
    for (const page of pushed) write('pushState', page.state, page.address);
  }
  settle();
}

let isWatched = false;

/** Follows the history from now on. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('popstate', onPopState, true);
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
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

/** Lets Back close a dialog or menu while it is open. */
export function useBackCloses(onClose: Close, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    watch();
    return isOpen ? openLayer(() => close()) : undefined;
  }, [isOpen]);
}
