import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { region } from './ToastRegion.css.ts';
import { useIsClient } from './use-is-client.ts';
import { useToast } from './toast.ts';

/** Comes in one chunk with the calls, which are what there is to tell of. */
const ToastCard = lazy(async () => ({ default: (await import('./ToastCard.tsx')).ToastCard }));

/** Once per page. Outside `#root`, which a modal dialog makes inert (decisions §5). */
export function ToastRegion() {
  const toast = useToast();
  if (!useIsClient()) return null;
  return createPortal(
    <div className={region} data-react-aria-top-layer="true">
      <Suspense fallback={null}>
        {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
      </Suspense>
    </div>,
    document.body,
  );
}
