import { expect } from '../fixtures.ts';
import { control } from '../isp-shop.ts';
import type { Call, Scene } from './Call.ts';
import { ENDED } from './faults.ts';

const connected = ({ page }: Scene) => expect(page.getByTitle(/updates: Connected$/)).toBeVisible();

/** The hub's connection. It fails silently and reconnects by itself. */
const negotiatePaymentHub: Call = {
  operation: 'negotiatePaymentHub',
  name: "the hub's negotiate",
  who: 'customer',
  needsHub: true,
  isRead: true,
  text: '',
  message: ({ status }) => (status === 401 ? ENDED : null),
  arrive: async (scene) => {
    await scene.page.goto('/dashboard');
    await connected(scene);
  },
  provoke: async ({ page, request, customer }) => {
    await control(request, customer, { hub: 'drop' });
    await expect(page.getByTitle(/updates: (Disconnected|Connecting)$/)).toBeVisible();
    await page.clock.fastForward(1000);
  },
  kept: async ({ page }) => expect(page.getByTitle(/updates: Connected$/)).toHaveCount(0),
  retry: async ({ page }) => page.clock.fastForward(30_000),
  recovered: connected,
};

export const HUB_CALLS: readonly Call[] = [negotiatePaymentHub];
