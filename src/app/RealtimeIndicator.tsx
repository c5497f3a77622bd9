import { useNetwork } from '../platform/network.ts';
import { useHubState } from '../realtime/hub-state.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './RealtimeIndicator.css.ts';

/** The state of the hub in one word. */
export function RealtimeIndicator() {
  const hubState = useHubState();
  // The hub's connection notices a lost network late.
  const state = useNetwork() === 'offline' ? 'Disconnected' : hubState;
  return (
    <span className={css.indicator} title={`Live payment updates: ${state}`}>
      <span className={css.state[state]} aria-hidden="true" />
      <VisuallyHidden>Live payment updates: </VisuallyHidden>
      {state}
    </span>
  );
}
