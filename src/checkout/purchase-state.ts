import type { Transfer } from './payment-tab.ts';

/** The visible state of a purchase. */
export type PurchaseState =
  | { step: 'idle' }
  /** 'Please login first!' is shown for 2 s, then the dialog opens. */
  | { step: 'login' }
  /** From the press to the payment page's address. `isSlow` when it takes long enough to offer Cancel. */
  | { step: 'underway'; isSlow: boolean }
  /** Transferred to the payment page. `isFresh` while its notice is shown. */
  | { step: 'done'; transfer: Transfer; isFresh: boolean };

export type PurchaseEvent =
  | { type: 'loginNeeded' }
  | { type: 'begun' }
  | { type: 'slow' }
  | { type: 'handedOver'; transfer: Transfer }
  | { type: 'noticeOver' }
  /** Failed, cancelled, or ended with the page or the visit. */
  | { type: 'ended' };

export const NO_PURCHASE: PurchaseState = { step: 'idle' };

/** One purchase at a time: docs/product.md#buying. Events that do not fit the step are ignored. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'loginNeeded':
      return isBusy(state) ? state : { step: 'login' };
    case 'begun':
      return isBusy(state) ? state : { step: 'underway', isSlow: false };
    case 'slow':
      return isCommitted(state) ? { ...state, isSlow: true } : state;
    case 'handedOver':
      return isCommitted(state) ? { step: 'done', transfer: event.transfer, isFresh: true } : state;
    case 'noticeOver':
      return state.step === 'done' ? { ...state, isFresh: false } : state;
    case 'ended':
      return NO_PURCHASE;
  }
}

/** Whether presses are ignored, because they would repeat the same purchase. */
export function isBusy(state: PurchaseState): boolean {
  if (state.step !== 'done') return state.step !== 'idle';
  // A refused purchase has ended: the next press is a new attempt.
  return state.isFresh && state.transfer.outcome !== 'refused';
}

type Underway = Extract<PurchaseState, { step: 'underway' }>;

/** Amount and code are locked meanwhile, so that the price shown is the price charged. */
export function isCommitted(state: PurchaseState): state is Underway {
  return state.step === 'underway';
}
