import { useEffect, useRef, useState } from 'react';
import { createSubscription } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { PaymentTab, Transfer } from '../../checkout/payment-tab.ts';
import { openPaymentTab } from '../../checkout/payment-tab.ts';
import { CANCEL_AFTER_MS } from '../../checkout/timing.ts';
import { keepFromReload } from '../../platform/at-stake.ts';
import { refusedOffline } from '../../ui/refused-offline.ts';
import { useGate } from '../../ui/use-gate.ts';

/** Opens the external subscription page in a new tab (specification §4 "ISP plan", decisions §3.6). */
export function useSubscribe(orderNo: string) {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [isSlow, setSlow] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const gate = useGate();
  const { send, isPending } = useApiMutation(createSubscription);

  useEffect(() => (isPending ? keepFromReload(() => true) : undefined), [isPending]);
  // Closing the dialog cancels; the blank tab goes with it.
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), CANCEL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  const lead = async (tab: PaymentTab, signal: AbortSignal) => {
    signal.addEventListener('abort', tab.close);
    try {
      const { url } = await send({ orderNo }, { signal });
      setTransfer(tab.go(url));
    } catch {
      // Cancelled, or shown where every failed call is.
      tab.close();
    }
    gate.leave();
  };
  /** Call it in the click itself: it opens the tab. */
  const press = () => {
    if (refusedOffline() || !gate.enter()) return;
    abort.current = new AbortController();
    void lead(openPaymentTab(), abort.current.signal);
  };
  return { press, cancel: () => abort.current?.abort(), isPending, isSlow, transfer };
}
