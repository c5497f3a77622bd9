import type { Transfer } from './payment-tab.ts';

export type PurchaseState =
  | { step: 'idle'; id: number }
  /** 'Please login first!' stands for 2 s, then the dialog opens. */
  | { step: 'login'; id: number }
  /** Until the discount's answer is there; `isHeld` once there was something to wait for. */
  | { step: 'waiting'; id: number; isHeld: boolean; isSlow: boolean }
  | { step: 'sending'; id: number; isSlow: boolean }
  /** Handed to the payment page; clicks count for nothing while the notice of it stands. */
  | { step: 'done'; id: number; transfer: Transfer; isFresh: boolean };

export type PurchaseEvent =
  | { type: 'pressed'; isSignedIn: boolean }
  /** What the page shows now: whether the discount's answer is there, and whether it was a refusal. */
  | { type: 'looked'; isSettled: boolean; isRefused: boolean }
  | { type: 'answered'; id: number; transfer: Transfer }
  | { type: 'failed'; id: number }
  | { type: 'slow'; id: number }
  | { type: 'timedOut'; id: number }
  | { type: 'cancelled' };

export const NO_PURCHASE: PurchaseState = { step: 'idle', id: 0 };

/** One purchase at a time as a pure machine (specification §4 "Buy flow"). */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const { id } = state;
  switch (event.type) {
    case 'pressed':
      if (isBusy(state)) return state;
      return event.isSignedIn
        ? { step: 'waiting', id: id + 1, isHeld: false, isSlow: false }
        : { step: 'login', id: id + 1 };
    case 'looked':
      return state.step === 'waiting' ? look(state, event) : state;
    case 'answered':
      if (state.step !== 'sending' || event.id !== id) return state;
      return { step: 'done', id, transfer: event.transfer, isFresh: true };
    case 'failed':
      return state.step === 'sending' && event.id === id ? { step: 'idle', id } : state;
    case 'slow':
      return isCommitted(state) && event.id === id ? { ...state, isSlow: true } : state;
    case 'timedOut':
      return event.id === id ? timeOut(state) : state;
    case 'cancelled':
      return state.step === 'login' ? state : { step: 'idle', id };
  }
}

/** A click counts for nothing now: it would be the same purchase again. */
export function isBusy(state: PurchaseState): boolean {
  if (state.step !== 'done') return state.step !== 'idle';
  // What was refused has ended: the next click is a new try.
  return state.isFresh && state.transfer.outcome !== 'refused';
}

/** From the click to the answer: amount and code stand still, so that the price shown is the price charged. */
export function isCommitted(
  state: PurchaseState,
): state is Extract<PurchaseState, { isSlow: boolean }> {
  return state.step === 'waiting' || state.step === 'sending';
}

type Waiting = Extract<PurchaseState, { step: 'waiting' }>;
type Look = Extract<PurchaseEvent, { type: 'looked' }>;

function look(state: Waiting, { isSettled, isRefused }: Look): PurchaseState {
  const { id, isHeld, isSlow } = state;
  if (!isSettled) return isHeld ? state : { ...state, isHeld: true };
  // The price that was pressed is gone with its code: the customer decides anew.
  return isHeld && isRefused ? { step: 'idle', id } : { step: 'sending', id, isSlow };
}

function timeOut(state: PurchaseState): PurchaseState {
  if (state.step === 'login') return { step: 'idle', id: state.id };
  if (state.step !== 'done') return state;
  return state.transfer.outcome === 'opened'
    ? { step: 'idle', id: state.id }
    : { ...state, isFresh: false };
}
