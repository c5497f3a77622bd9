import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { keepFromReload } from '../platform/at-stake.ts';
import { onNetworkChange } from '../platform/network.ts';
import { openLoginDialog } from '../session/login-dialog.ts';
import { currentSession, useScope } from '../session/session.ts';
import { refusedOffline } from '../ui/refused-offline.ts';
import type { PaymentTab, Transfer } from './payment-tab.ts';
import { openPaymentTab } from './payment-tab.ts';
import type { PurchaseState } from './purchase-state.ts';
import { isBusy, isCommitted, NO_PURCHASE, purchaseReducer } from './purchase-state.ts';
import { CANCEL_AFTER_MS, LOGIN_PROMPT_MS, NOTICE_MS } from './timing.ts';
import type { Discount } from './use-discount.ts';

export type UsePurchaseOptions = {
  discount: Pick<Discount, 'isSettled' | 'status'>;
  /**
   * Makes the order with what is shown now and answers the payment page's address. A rejection was shown already, by
   * the one place that shows failures; undefined when it was aborted or nothing is for sale.
   */
  send: (signal: AbortSignal) => Promise<string | undefined>;
  /** An anonymous visitor pressed: remember what was about to be bought. */
  onLoginNeeded: () => void;
  /** The payment page has its address: remember the pending payment. */
  onTransfer: (url: string) => void;
};

export type Purchase = {
  state: PurchaseState;
  /** Call it in the click itself: it opens the payment tab. */
  press: () => void;
  cancel: () => void;
  /** The button is pending. */
  isBusy: boolean;
  /** Amount and code must not change now: disable their controls. */
  isCommitted: boolean;
};

/** Buy now, from the click to the payment page: the machine of purchase-state.ts with its tab, call and timers. */
export function usePurchase(options: UsePurchaseOptions): Purchase {
  const { discount, send, onLoginNeeded, onTransfer } = options;
  const [state, dispatch] = useReducer(purchaseReducer, NO_PURCHASE);
  const scope = useScope();
  const tab = useRef<PaymentTab | null>(null);
  const { id, step } = state;

  const pressedAt = useRef<number | null>(null);
  const press = () => {
    // Further presses before the next render still see the state of the first; every press that counts raises the id.
    if (pressedAt.current === id) return;
    if (isBusy(state) || refusedOffline()) return;
    pressedAt.current = id;
    const { isSignedIn } = scope;
    if (isSignedIn) tab.current = openPaymentTab();
    else onLoginNeeded();
    dispatch({ type: 'pressed', isSignedIn });
  };

  const isRefused = discount.status === 'error';
  useEffect(() => {
    if (step !== 'waiting') return;
    dispatch({ type: 'looked', isSettled: discount.isSettled, isRefused });
  }, [step, discount.isSettled, isRefused]);

  const run = useEffectEvent(async (runId: number, signal: AbortSignal) => {
    const opened = tab.current;
    try {
      const url = await send(signal);
      if (signal.aborted) return;
      if (url === undefined || opened === null) {
        dispatch({ type: 'failed', id: runId });
        return;
      }
      const transfer: Transfer = opened.go(url);
      if (transfer.outcome !== 'refused') onTransfer(transfer.url);
      dispatch({ type: 'answered', id: runId, transfer });
    } catch {
      dispatch({ type: 'failed', id: runId });
    }
  });
  useEffect(() => {
    if (step !== 'sending') return undefined;
    const abort = new AbortController();
    void run(id, abort.signal);
    return () => abort.abort();
  }, [step, id]);

  useEffect(() => {
    if (step !== 'waiting') return undefined;
    // No blank tab waits for an answer that cannot come.
    return onNetworkChange(() => {
      if (refusedOffline()) dispatch({ type: 'cancelled' });
    });
  }, [step]);

  const committed = isCommitted(state);
  useEffect(() => (committed ? keepFromReload(() => true) : undefined), [committed]);
  useEffect(() => {
    if (!committed) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'slow', id }), CANCEL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      // Failed, cancelled or left: no orphan tab. One that was led on stays.
      tab.current?.close();
    };
  }, [committed, id]);

  useEffect(() => {
    if (step !== 'login' && step !== 'done') return undefined;
    const end = () => {
      dispatch({ type: 'timedOut', id });
      if (step === 'login' && !currentSession().isSignedIn) openLoginDialog();
    };
    const timer = setTimeout(end, step === 'login' ? LOGIN_PROMPT_MS : NOTICE_MS);
    return () => clearTimeout(timer);
  }, [step, id]);

  const cancel = () => dispatch({ type: 'cancelled' });
  useEffect(() => {
    // A purchase ends with the visit in which it was begun.
    const end = () => dispatch({ type: 'cancelled' });
    scope.signal.addEventListener('abort', end);
    return () => scope.signal.removeEventListener('abort', end);
  }, [scope]);

  return { state, press, cancel, isBusy: isBusy(state), isCommitted: committed };
}
