import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { t } from '../i18n/text.ts';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { requireOnline, showToast } from './toast.ts';
import { WhileLoading } from './WhileLoading.tsx';

/** A dialog whose code is downloaded when it opens. If that fails, a toast shows the reason and the dialog closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazyPart(load);
  function LazyDialog(props: Props) {
    const closing = (show: () => void) => <Closing show={show} onClose={props.onClose} />;
    return (
      <ErrorBoundary fallback={closing(showMissing)}>
        <Suspense fallback={<WhileLoading offline={closing(() => void requireOnline())} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: () => void Part.preload() });
}

function Closing({ show, onClose }: { show: () => void; onClose: () => void }) {
  const close = useEffectEvent(() => {
    show();
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

function showMissing(): void {
  showToast({
    kind: 'error',
    title: t`Error`,
    text: t`This could not be loaded. The shop was probably updated since you opened it.`,
    action: { label: t`Reload the page`, onClick: () => location.reload() },
    duration: 'sticky',
  });
}
