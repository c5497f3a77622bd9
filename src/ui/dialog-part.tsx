import type { ComponentType } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Code } from '../platform/load.ts';
import { refusedOffline } from './refused-offline.ts';
import { showToast } from './toast.ts';
import { useCode } from './use-code.ts';

/** A dialog whose code is downloaded when it is opened; when it does not come, it says so and closes. */
export function dialogPart<Props extends { onClose: () => void }>(
  source: Code<ComponentType<Props>>,
): ComponentType<Props> {
  return function DialogPart(props: Props) {
    const { loaded: Loaded, failure, isCut } = useCode(source);
    const isMissing = isCut || failure !== undefined;
    const giveUp = useEffectEvent(() => {
      if (!refusedOffline()) sayMissing(isCut);
      props.onClose();
    });
    useEffect(() => {
      if (isMissing) giveUp();
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}

function sayMissing(isCut: boolean): void {
  const common = { kind: 'error', title: 'Error' } as const;
  if (isCut) {
    showToast({ ...common, text: 'This could not be loaded. Check your connection.' });
    return;
  }
  showToast({
    ...common,
    text: 'This could not be loaded. The shop was probably updated since you opened it.',
    action: { label: 'Reload the page', onPress: () => location.reload() },
    duration: 'sticky',
  });
}
