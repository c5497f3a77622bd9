import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Realtime } from '../../src/app/Realtime.tsx';
import { DataLeft } from '../../src/features/residential/DataLeft.tsx';
import { openRealtime } from '../../src/realtime/connection.ts';
import { endSession, beginSession, useSession } from '../../src/session/session.ts';
import { ApiProvider } from '../setup/api-provider.tsx';
import { openBackend } from '../setup/backend.ts';
import { getToast } from '../setup/toast.tsx';

vi.mock(import('../../src/realtime/connection.ts'), async (load) => ({
  ...(await load()),
  openRealtime: vi.fn<typeof openRealtime>(() => ({
    wake: () => undefined,
    restart: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  })),
}));

beforeEach(() => {
  vi.useFakeTimers();
  beginSession({ token: 't1', userInfo: {} });
});

/** A customer's part of the page. `drawn` is called after render, before its effects send anything. */
function Customer({ drawn }: { drawn: () => void }) {
  const { isSignedIn } = useSession();
  useLayoutEffect(drawn, [drawn]);
  return isSignedIn ? (
    <ApiProvider>
      <DataLeft tier="basic" isOffered />
      <Realtime />
    </ApiProvider>
  ) : null;
}

test.each([
  ['asks', () => undefined, 1],
  ['of which the session ends at that moment asks nothing', endSession, 0],
])('a page that has just been rendered %s', async (_, drawn, times) => {
  const api = await openBackend({ held: true });
  render(<Customer drawn={drawn} />);
  await api.settle();
  expect(api.calls).toHaveLength(times);
  // StrictMode opens the connection, closes it and opens it again.
  expect(openRealtime).toHaveBeenCalledTimes(2 * times);
  expect(getToast()).toBeNull();
  endSession();
});
