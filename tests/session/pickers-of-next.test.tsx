import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../shop.config.ts';
import { ResidentialPanel } from '../../src/features/residential/ResidentialPanel.tsx';
import { endSession, beginSession } from '../../src/session/session.ts';
import { ApiProvider } from '../setup/api-provider.tsx';
import { openBackend } from '../setup/backend.ts';
import { OfVisit } from '../setup/test-api.tsx';
import { user } from '../setup/user.ts';

beforeEach(() => vi.useFakeTimers());

/** Ends the session after the panel has rendered and before it sends its queries. */
function EndsWhenDrawn({ ends }: { ends: boolean }) {
  useLayoutEffect(() => {
    if (ends) endSession();
  }, [ends]);
  return <ResidentialPanel />;
}

const open = (ends: boolean) =>
  render(
    <ApiProvider>
      <OfVisit>
        <EndsWhenDrawn ends={ends} />
      </OfVisit>
    </ApiProvider>,
  );

test("calls that were not sent before a session ended do not make the next one's pickers show Retrying", async () => {
  const api = await openBackend({ held: true });
  beginSession({ token: 'ada', userInfo: {} });
  const { unmount } = open(true);
  await api.settle();
  unmount();
  beginSession({ token: 'bob', userInfo: {} });
  open(false);
  await user.click(screen.getByRole('radio', { name: products.basic.shortName }));
  await api.settle();
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDefined();
  expect(api.open('searchLocations')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
