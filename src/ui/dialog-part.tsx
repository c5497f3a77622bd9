import type { ComponentType } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Code } from '../platform/load.ts';
import { LoadError } from '../platform/load.ts';
import { refusedOffline } from './refused-offline.ts';
import { showToast } from './toast.ts';
import { useCode } from './use-code.ts';

/** A dialog whose code is downloaded when it opens. If that fails, it says so and closes. */
export function dialogPart<Props extends { onClose: () => void }>(
  source: Code<ComponentType<Props>>,
): ComponentType<Props> {
  return function DialogPart(props: Props) {
    const { loaded: Loaded, failure, isCut } = useCode(source);
    const isMissing = isCut || failure !== undefined;
    const giveUp = useEffectEvent(() => {
      if (!refusedOffline()) sayMissing(isCut, failure);
      props.onClose();
    });
    useEffect(() => {
      if (isMissing) giveUp();
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}

function sayMissing(isCut: boolean, failure: Error | undefined): void {
  const common = { kind: 'error', title: 'Error' } as const;
  if (isCut) {
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
