import { createPortal } from 'react-dom';
import { code } from '../platform/load.ts';
import { plain, region } from './ToastRegion.css.ts';
import { useCode } from './use-code.ts';
import { useIsClient } from '../platform/use-is-client.ts';
import type { Toast } from './toast.ts';
import { useToast } from './toast.ts';

/** Comes in one chunk with the calls, which are what there is to tell of. */
const card = code(async () => (await import('./ToastCard.tsx')).ToastCard);

/** Once per page. Outside `#root`, which a modal dialog makes inert (decisions §5). */
export function ToastRegion() {
  const toast = useToast();
  if (!useIsClient()) return null;
  return createPortal(
    <div className={region} data-react-aria-top-layer="true">
      {toast ? <LoadedToast key={toast.id} toast={toast} /> : null}
    </div>,
    document.body,
  );
}

/** Its words alone where the card does not come: without a connection, say. */
function LoadedToast({ toast }: { toast: Toast }) {
  const { loaded: ToastCard, failure, isCut } = useCode(card);
  if (ToastCard !== undefined) return <ToastCard toast={toast} />;
  if (!isCut && failure === undefined) return null;
  return (
    <p role={toast.kind === 'error' ? 'alert' : 'status'} className={plain}>
      {toast.title}: {toast.text}
    </p>
  );
}
