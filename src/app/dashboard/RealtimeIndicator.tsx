import { useEffect, useState } from 'react';
import { t } from '../../i18n/text.ts';
import { useNetwork } from '../../platform/network.ts';
import { useHubState, type HubState } from '../../realtime/hub-state.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './dashboard.css.ts';

/** How long to wait before showing a lost connection, because most are restored sooner. */
const UNMENTIONED_MS = 5000;

const STATES: Record<HubState, string> = {
  Disconnected: t`Live payment updates: Disconnected`,
  Connecting: t`Live payment updates: Connecting`,
  Connected: t`Live payment updates: Connected`,
  Disconnecting: t`Live payment updates: Disconnecting`,
};

/** Visible only while payment events cannot arrive. Assistive technology and the tooltip always get the state. */
export function RealtimeIndicator() {
  const hubState = useHubState();
  // The hub connection is slow to notice a lost network.
  const state = useNetwork() === 'offline' ? 'Disconnected' : hubState;
  const isConnected = state === 'Connected';
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isConnected) return undefined;
    const timer = setTimeout(() => setLost(true), UNMENTIONED_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isConnected]);
  return (
    <span className={css.indicator} title={STATES[state]}>
      <VisuallyHidden>{STATES[state]}</VisuallyHidden>
      <span className={isLost ? css.paused : css.notPaused} aria-hidden="true">
        {t`Live updates paused`}
      </span>
    </span>
  );
}
