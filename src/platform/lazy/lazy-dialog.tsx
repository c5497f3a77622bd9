import type { ComponentType } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from './lazy-component.tsx';
import type { LazyModule } from './lazy-module.ts';

/** Why a dialog is missing. `failure` is undefined when there is no connection. */
export type MissingDialog = { isOffline: boolean; failure: Error | undefined };

/** A dialog whose code is downloaded when it opens. If that fails, `onMissing` says so and the dialog closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  source: LazyModule<ComponentType<Props>>,
  onMissing: (missing: MissingDialog) => void,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { loaded: Loaded, failure, isOffline } = useLazyModule(source);
    const isMissing = isOffline || failure !== undefined;
    const giveUp = useEffectEvent(() => {
      onMissing({ isOffline, failure });
      props.onClose();
    });
    useEffect(() => {
      if (isMissing) giveUp();
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
