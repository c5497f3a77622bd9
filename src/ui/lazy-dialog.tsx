import { useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import { useLazyModule } from '../platform/lazy/lazy-component.tsx';
import { LoadError, lazyModule } from '../platform/lazy/lazy-module.ts';
import { requireOnline, showToast } from './toast.ts';

/** A dialog whose code is downloaded when it opens. If that fails, a toast says why and the dialog closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const source = lazyModule(load);
  function LazyDialog(props: Props) {
    const { loaded: Loaded, failure, isOffline } = useLazyModule(source);
    const isMissing = isOffline || failure !== undefined;
    const giveUp = useEffectEvent(() => {
      sayMissing(isOffline, failure);
      props.onClose();
    });
    useEffect(() => {
      if (isMissing) giveUp();
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return Object.assign(LazyDialog, { preload: source.preload });
}

function sayMissing(isOffline: boolean, failure: Error | undefined): void {
  if (!requireOnline()) return;
  const common = { kind: 'error', title: 'Error' } as const;
  if (isOffline) {
    showToast({ ...common, text: 'This could not be loaded. Check your connection.' });
    return;
  }
  const isBroken = failure instanceof LoadError && failure.reason === 'broken';
  showToast({
    ...common,
    text: isBroken
      ? 'This could not be opened. Reload the page to try again.'
      : 'This could not be loaded. The shop was probably updated since you opened it.',
    action: { label: 'Reload the page', onPress: () => location.reload() },
    duration: 'sticky',
  });
}
