import { patient } from '../patience.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { pagesSignedIn, publicPages, publicWalks } from './a11y-walks.ts';
import { layout } from './inspect/layout.ts';
import { expect, test } from './residential-customer.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

/** The pages first. */
const WALKS = Object.entries({
  'every public page': publicPages,
  'every page of a signed-in customer': pagesSignedIn,
  ...publicWalks,
  ...dashboardWalks,
});

/** The other pages show customers the same bar, and below it the same content as for visitors. */
const SAME_SIGNED_IN = /^(?!\/(pricing|forgot-password|refund)?, signed in$).*, signed in$/;

for (const [title, walk] of WALKS) {
  test(
    `nothing is misplaced at nine widths: ${title}`,
    { tag: '@nightly' },
    async ({ page, request, customer, owner, signIn }) => {
      test.setTimeout(patient(300_000));
      const faults: string[] = [];
      for await (const stop of walk({ page, request, customer, owner, signIn }))
        if (!SAME_SIGNED_IN.test(stop)) faults.push(...(await layout(page, stop)));
      expect(faults).toEqual([]);
    },
  );
}
