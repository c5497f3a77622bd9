import { afterEach, beforeEach, expect, vi } from 'vitest';
import { store } from '../../src/platform/store.tsx';
import {
  openRealtime,
  type Realtime,
  type RealtimeOptions,
} from '../../src/realtime/connection.ts';
import { hubState } from '../../src/realtime/hub-state.ts';
import { COMPONENT_STEP_MS } from '../patience.ts';
import { startHub, TOKEN, USER, type TestHub } from './hub-fixture.ts';

export const EVENT = 'PublicPaymentStatus';
export const PAID = '{"status":1}';

export let server: TestHub;
let realtime: Realtime | undefined;
export const reactions = {
  onPayment: vi.fn(),
  onNotice: vi.fn(),
  onMissed: vi.fn(),
  onUnauthorized: vi.fn(),
};

/** Gives every test a hub, and closes the connection that it opened. */
export function freshHubForEach(): void {
  beforeEach(async () => {
    server = await startHub();
  });
  afterEach(() => realtime?.stop());
}

export function open(options: Partial<RealtimeOptions> = {}): Realtime {
  realtime = openRealtime({
    url: server.url,
    trustedOrigins: [],
    token: TOKEN,
    reactions,
    delay: () => 20,
    ...options,
  });
  return realtime;
}

export const until = (check: () => void) =>
  vi.waitFor(check, { timeout: COMPONENT_STEP_MS, interval: 10 });
export const connected = () => until(() => expect(store.get(hubState)).toBe('Connected'));
export const send = (...args: unknown[]) => server.hub.sendTo(USER, EVENT, args);
