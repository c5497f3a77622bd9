import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { losses, spaceText, ZOOMS } from './a11y-losses.ts';
import { publicWalks, settled } from './a11y-walks.ts';
import { expect, test } from './residential-customer.ts';

const THOROUGH = { tag: '@nightly' };

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  test(
    `at 400 % and 200 %, with wide text, nothing is cut off or scrolls sideways: ${title}`,
    THOROUGH,
    async ({ page, request, customer, owner, signIn }) => {
      test.slow();
      const stage = { page, request, customer, owner, signIn };
      await spaceText(page);
      for await (const scene of walk(stage)) {
        for (const zoom of ZOOMS) {
          await page.setViewportSize(zoom);
          await settled(page);
          expect(await losses(page), `${scene}, ${zoom.width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 256 });
      }
    },
  );
}
