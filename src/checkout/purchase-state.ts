import type { Transfer } from './payment-tab.ts';

/** What is shown of a purchase. */
export type PurchaseState =
  | { step: 'idle' }
  /** 'Please login first!' stands for 2 s, then the dialog opens. */
  | { step: 'login' }
  /** From the press to the payment page's address; `isSlow` when it takes so long that it can be cancelled. */
  | { step: 'underway'; isSlow: boolean }
  /** Handed to the payment page; `isFresh` while the notice of it stands. */
  | { step: 'done'; transfer: Transfer; isFresh: boolean };

export type PurchaseEvent =
  | { type: 'loginNeeded' }
  | { type: 'begun' }
  | { type: 'slow' }
  | { type: 'handedOver'; transfer: Transfer }
  | { type: 'noticeOver' }
  /** Failed, given up, or over with the page or the visit: nothing of it stays. */
  | { type: 'ended' };

export const NO_PURCHASE: PurchaseState = { step: 'idle' };

/** One purchase at a time; an event that comes at another step changes nothing. */
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

/** A press counts for nothing now: it would be the same purchase again. */
export function isBusy(state: PurchaseState): boolean {
  if (state.step !== 'done') return state.step !== 'idle';
  // What was refused has ended: the next press is a new try.
  return state.isFresh && state.transfer.outcome !== 'refused';
}

type Underway = Extract<PurchaseState, { step: 'underway' }>;

/** Amount and code stand still meanwhile, so that the price shown is the price charged. */
export function isCommitted(state: PurchaseState): state is Underway {
  return state.step === 'underway';
}
