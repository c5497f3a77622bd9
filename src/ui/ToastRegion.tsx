import { createPortal } from 'react-dom';
import { useIsClient } from '../platform/store.tsx';
import { useToast } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';
import { place, region } from './ToastRegion.css.ts';

/** Rendered once per page, outside `#root`, which a modal dialog makes inert. */
export function ToastRegion() {
  const toast = useToast();
  if (!useIsClient()) return null;
  const card = toast ? <ToastCard key={toast.id} toast={toast} /> : null;
  const isAlert = toast?.kind === 'error';
  return createPortal(
    <div className={region} data-react-aria-top-layer="true">
      {/* Rendered before its text, because not every screen reader announces a status that appears together with
          its text. */}
      <div role="status" aria-atomic="true" className={toast && !isAlert ? place : undefined}>
        {isAlert ? null : card}
      </div>
      {isAlert ? card : null}
    </div>,
    document.body,
  );
}
