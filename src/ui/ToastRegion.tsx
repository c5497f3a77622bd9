import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard.tsx';
import { region } from './ToastRegion.css.ts';
import { useIsClient } from './use-is-client.ts';
import { useToast } from './toast.ts';

/** Once per page. Outside `#root`, which a modal dialog makes inert (decisions §5). */
export function ToastRegion() {
  const toast = useToast();
  if (!useIsClient()) return null;
  return createPortal(
    <div className={region} data-react-aria-top-layer="true">
      {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
    </div>,
    document.body,
  );
}
