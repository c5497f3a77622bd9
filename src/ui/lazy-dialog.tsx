import type { ComponentType } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { LazyModule } from '../platform/lazy-module.ts';
import { LoadError } from '../platform/lazy-module.ts';
import { requireOnline } from './require-online.ts';
import { showToast } from './toast.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** A dialog whose code is downloaded when it opens. If that fails, it says so and closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  source: LazyModule<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { loaded: Loaded, failure, isOffline } = useLazyModule(source);
    const isMissing = isOffline || failure !== undefined;
    const giveUp = useEffectEvent(() => {
      if (requireOnline()) showMissing(isOffline, failure);
      props.onClose();
    });
    useEffect(() => {
      if (isMissing) giveUp();
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}

function showMissing(isOffline: boolean, failure: Error | undefined): void {
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
