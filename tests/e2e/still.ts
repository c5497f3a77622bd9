import { watchShifts } from './layout-shifts.ts';
import { expect, test as base } from './residential-customer.ts';

/** The score below which a page counts as still. */
const STILL = 0.05;

export const SCREENS = [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, where: {} },
  {
    screen: 'a small phone',
    viewport: { width: 320, height: 568 },
    where: { tag: '@nightly' },
  },
  {
    screen: 'a desktop',
    viewport: { width: 1440, height: 900 },
    where: { tag: '@nightly' },
  },
];

type Fixtures = {
  /** Fails if something has moved since the test began, even after a click. */
  isStill: () => Promise<void>;
};

export const test = base.extend<Fixtures>({
  isStill: async ({ context, page }, provide) => {
    const shifts = await watchShifts(context);
    const devtools = await context.newCDPSession(page);
    // Every response is delayed a little, so that loading states appear.
    const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', line);
    await provide(async () => {
      const { score, moved } = await shifts.worst(page);
      expect(score, moved.join('\n')).toBeLessThan(STILL);
    });
  },
});
