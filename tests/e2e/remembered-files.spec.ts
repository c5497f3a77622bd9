import { createServer, request as ask } from 'node:http';
import { test as base, expect } from './fixtures.ts';

type Fixtures = {
  /** Paths of files that the host does not have now. */
  gone: { files: RegExp | undefined };
};

/** On a host that sends the cache header of the assets with every response below /assets/, including a 404. */
const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern
  gone: async ({}, provide) => provide({ files: undefined }),
  baseURL: async ({ baseURL, gone }, provide) => {
    const host = createServer((request, response) => {
      const { method, headers, url = '' } = request;
      if (gone.files?.test(url)) {
        response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end();
        return;
      }
      const asked = ask(`${baseURL}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(asked);
    });
    await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
    const address = host.address();
    await provide(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    host.closeAllConnections();
    host.close();
  },
});

for (const [what, files] of [
  ['code', /\/assets\/(PricingPage|api|use-discount)-/],
  ['entry', /\/assets\/main-.*js/],
] as const)
  test(`a page whose ${what} was temporarily missing opens once it is back`, async ({
    page,
    gone,
  }) => {
    gone.files = files;
    await page.goto('/pricing');
    const failure = what === 'code' ? 'Unexpected Application Error!' : 'did not load completely';
    await expect(page.getByText(failure)).toBeVisible();

    gone.files = undefined;
    await page.goto('/pricing');
    // A click on the page that is about to be reloaded is lost with it.
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit?.type === 'reload';
    });
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
