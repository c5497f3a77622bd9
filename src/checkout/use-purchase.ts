import { useAtomValue } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { isExpected } from '../api/query-client.ts';
import { toCents } from '../domain/money/money.ts';
import type { Item } from '../domain/plans.ts';
import { t } from '../i18n/text.ts';
import { blockReload } from '../platform/lazy/unsaved-work.ts';
import { onNetworkChange } from '../platform/network.ts';
import { store } from '../platform/store.tsx';
import { pause, unlessAborted } from '../platform/tasks.ts';
import { currentVisit } from '../session/session.ts';
import { currentVerification } from '../session/verification.ts';
import { openLoginDialog } from '../sign-in/login-dialog.ts';
import { requireOnline, showToast, showUnexpectedError } from '../ui/toast.ts';
import { awaitPayment } from './open-purchases.ts';
import { openPaymentTab, type Transfer } from './payment-tab.ts';
import { purchasesClosed } from './purchases-closed.ts';
import type { Discount, Price } from './use-discount.ts';
import { reloadVerification, verificationReason } from './verification.ts';

/** Milliseconds until Cancel is offered, because a call has no timeout. */
const CANCEL_AFTER_MS = 10_000;
const LOGIN_PROMPT_MS = 2000;
const NOTICE_MS = 3000;
const OTHER_PRICE_TEXT = t`The price has changed. Return to the shop’s tab to continue or cancel.`;

/** Used when only the payment page knows the price. */
const UNPRICED: Price = { code: '', total: 0 };

/** Its URL and, if the server sends it, the price in US dollars. */
export type PaymentPage = { url: string; amount?: number | undefined };

/** The price that the shop showed and the price on the payment page, in US dollars. */
export type OtherPrice = { shown: number; asked: number };

type PurchaseOptions = {
  /** What a hub event reports as paid; undefined if the page that opens does not ask for a payment. */
  item?: Item;
  /** The discount whose code is applied first. Undefined if the shop does not know the price. */
  discount?: Pick<Discount, 'settle'>;
  /** Resolves with the payment page, or undefined when nothing is for sale. Shows its own failures. */
  order: (price: Price, signal: AbortSignal) => Promise<PaymentPage | undefined>;
  /** Called when the payment page opens, to remember the pending payment. */
  onTransfer?: (url: string, price: Price) => void;
  /** Called when the purchase is paid, to reset or close the form. */
  onPaid?: () => void;
  /** Called when a visitor clicks, to remember the purchase. */
  onLoginNeeded?: () => void;
};

export type Purchase = {
  state: PurchaseState;
  /** Call it in the click handler, because it opens the payment tab. */
  click: () => void;
  cancel: () => void;
  /**
   * Continues with a different price than the shop showed. Call it in the click handler, because it opens another
   * payment tab.
   */
  agree: () => void;
  isBusy: boolean;
  /** Whether amount and code are locked, so that their controls must be disabled. */
  isLocked: boolean;
};

/**
 * Buys, renews or subscribes. Cancel, the next purchase, the end of the visit and unmounting all abort a purchase
 * through one signal.
 */
export function usePurchase(options: PurchaseOptions): Purchase {
  const { item, discount, order, onTransfer, onPaid, onLoginNeeded } = options;
  // An atom, because the steps of a purchase read the current state instead of the last rendered one.
  const [current] = useState(() => atomWithReducer(NO_PURCHASE, purchaseReducer));
  const dispatch = (event: PurchaseEvent) => store.set(current, event);
  const state = useAtomValue(current);
  const latest = useRef<AbortController | null>(null);
  const agreed = useRef<() => void>(undefined);
  const cancel = () => latest.current?.abort();
  useEffect(() => () => latest.current?.abort(), []);

  const begin = (visit: AbortSignal): AbortController => {
    cancel();
    const attempt = new AbortController();
    const { signal } = attempt;
    latest.current = attempt;
    visit.addEventListener('abort', () => attempt.abort(visit.reason), { signal });
    signal.addEventListener('abort', () => dispatch({ type: 'ended' }));
    return attempt;
  };

  const buy = async () => {
    if (isBusy(store.get(current)) || !requireOnline()) return;
    const closed = store.get(purchasesClosed);
    const reason = closed ?? verificationReason(currentVerification());
    if (reason !== null) return showToast({ kind: 'info', title: reason });
    const visit = currentVisit();
    const attempt = begin(visit.signal);
    const { signal } = attempt;
    if (!visit.isSignedIn) {
      onLoginNeeded?.();
      dispatch({ type: 'loginNeeded' });
      await pause(LOGIN_PROMPT_MS);
      if (signal.aborted) return;
      attempt.abort();
      openLoginDialog();
      return;
    }
    let tab = openPaymentTab();
    dispatch({ type: 'started' });
    const allowReload = blockReload(() => true);
    const slow = setTimeout(() => dispatch({ type: 'slow' }), CANCEL_AFTER_MS);
    const release = () => {
      allowReload();
      clearTimeout(slow);
    };
    signal.addEventListener('abort', () => {
      release();
      tab.close();
      stopListening();
    });
    // Do not leave a blank tab waiting for a price that will not arrive.
    const stopListening = onNetworkChange(() => {
      if (!signal.aborted && !requireOnline()) attempt.abort();
    });
    try {
      const price = discount === undefined ? UNPRICED : await discount.settle();
      stopListening();
      signal.throwIfAborted();
      const page = price === null ? undefined : await order(price, signal);
      signal.throwIfAborted();
      if (price === null || page === undefined) return attempt.abort();
      const { url, amount: total = price.total } = page;
      if (toCents(total) !== toCents(price.total)) {
        tab.showText(OTHER_PRICE_TEXT);
        dispatch({ type: 'priceAsked', price: { shown: price.total, asked: total } });
        const agreement = new Promise<void>((resolve) => {
          agreed.current = () => {
            // This click can open a tab in front, but it cannot bring the waiting tab to the front.
            tab.close();
            tab = openPaymentTab();
            resolve();
          };
        });
        await unlessAborted(agreement, signal);
      }
      const transfer = tab.go(url);
      release();
      dispatch({ type: 'handedOver', transfer });
      if (transfer.outcome !== 'refused') {
        onTransfer?.(transfer.url, { ...price, total });
        const end = () => {
          if (item !== undefined) dispatch({ type: 'paid', item });
          onPaid?.();
        };
        if (item !== undefined)
          awaitPayment({ url: transfer.url, item, total, onPaid: end }, signal);
      }
    } catch (error) {
      attempt.abort();
      if (error instanceof ApiError && error.reason === 'verification_required')
        reloadVerification(visit).catch(() => undefined);
      if (!isExpected(error)) showUnexpectedError(error);
      return;
    }
    await pause(NOTICE_MS);
    if (!signal.aborted) dispatch({ type: 'noticeOver' });
  };

  return {
    state,
    click: () => void buy(),
    cancel,
    agree: () => agreed.current?.(),
    isBusy: isBusy(state),
    isLocked: isLocked(state),
  };
}

type PurchaseState =
  | { step: 'idle' }
  /** 'Please login first!' is shown for 2 s, then the dialog opens. */
  | { step: 'login' }
  /**
   * From the click until the payment page's address is known. `isSlow` if this takes long enough to offer Cancel,
   * `price` while the customer is asked about a different price.
   */
  | { step: 'underway'; isSlow: boolean; price?: OtherPrice }
  /** Transferred to the payment page. `isFresh` while its notice is shown. */
  | { step: 'done'; transfer: Transfer; isFresh: boolean }
  | { step: 'paid'; item: Item };

export type PurchaseEvent =
  | { type: 'loginNeeded' }
  | { type: 'started' }
  | { type: 'slow' }
  | { type: 'priceAsked'; price: OtherPrice }
  | { type: 'handedOver'; transfer: Transfer }
  | { type: 'noticeOver' }
  | { type: 'paid'; item: Item }
  | { type: 'ended' };

export const NO_PURCHASE: PurchaseState = { step: 'idle' };

/** One purchase at a time: docs/product/buying.md#buying. Events that do not fit the step are ignored. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'loginNeeded':
      return isBusy(state) ? state : { step: 'login' };
    case 'started':
      return isBusy(state) ? state : { step: 'underway', isSlow: false };
    case 'slow':
      return isLocked(state) ? { ...state, isSlow: true } : state;
    case 'priceAsked':
      return isLocked(state) ? { ...state, price: event.price } : state;
    case 'handedOver':
      return isLocked(state) ? { step: 'done', transfer: event.transfer, isFresh: true } : state;
    case 'noticeOver':
      return state.step === 'done' ? { ...state, isFresh: false } : state;
    case 'paid':
      return state.step === 'done' ? { step: 'paid', item: event.item } : state;
    case 'ended':
      return NO_PURCHASE;
  }
}

/** Whether clicks are ignored, because they would repeat the same purchase. */
export function isBusy(state: PurchaseState): boolean {
  if (state.step !== 'done') return state.step === 'login' || state.step === 'underway';
  // A rejected purchase has ended, so the next click is a new attempt.
  return state.isFresh && state.transfer.outcome !== 'refused';
}

/** Whether amount and code are locked, so that the price shown is the price charged. */
export function isLocked(
  state: PurchaseState,
): state is Extract<PurchaseState, { step: 'underway' }> {
  return state.step === 'underway';
}
