import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { earlyControl } from '../platform/early-controls.ts';

/**
 * Adopts what the visitor typed or picked in a prerendered control before hydration. `read` returns the control's own
 * state; `adopt` is called once if that state differs from `value`.
 */
export function useHydratedValue<E extends Element, T>(
  ref: RefObject<E | null>,
  value: T | null,
  read: (element: E) => T | undefined,
  adopt: (value: T) => void,
): void {
  const onMount = useEffectEvent(() => {
    const found = ref.current ? read(earlyControl(ref.current)) : undefined;
    if (found !== undefined && found !== value) adopt(found);
  });
  // A layout effect, because other effects of a hydrated boundary have idle priority and would run after a replayed
  // click.
  useLayoutEffect(() => onMount(), []);
}
