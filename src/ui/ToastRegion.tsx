import { createPortal } from 'react-dom';
import { useLazyModule } from '../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { useIsClient } from '../platform/store.ts';
import type { Toast } from './toast.ts';
import { useToast } from './toast.ts';
import { plain, region } from './ToastRegion.css.ts';

const card = lazyModule(async () => (await import('./ToastCard.tsx')).ToastCard);

/** Otherwise the first toast loads the code of its card, which fails offline. */
export const preloadToast = () => card.preload();

/** Rendered once per page, outside `#root`, which a modal dialog makes inert. */
export function ToastRegion() {
  const toast = useToast();
  if (!useIsClient()) return null;
  const told = toast ? <LoadedToast key={toast.id} toast={toast} /> : null;
  const isAlert = toast?.kind === 'error';
  return createPortal(
    <div className={region} data-react-aria-top-layer="true">
      {/* Rendered before its text: not every screen reader announces a status that appears together with it. */}
      <div role="status" aria-atomic="true">
        {isAlert ? null : told}
      </div>
      {isAlert ? told : null}
    </div>,
    document.body,
  );
}

/** Shows the plain text if the card's code fails to load, for example offline. */
function LoadedToast({ toast }: { toast: Toast }) {
  const { loaded: ToastCard, failure, isOffline } = useLazyModule(card);
  if (ToastCard !== undefined) return <ToastCard toast={toast} />;
  if (!isOffline && failure === undefined) return null;
  return (
    <p role={toast.kind === 'error' ? 'alert' : undefined} className={plain}>
      {[toast.title, toast.text].filter(Boolean).join(': ')}
    </p>
  );
}
