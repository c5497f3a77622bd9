import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Serves the pages of a language, and the files that they need, from another build. The server serves the rest. */
export async function serveFolder(
  context: BrowserContext,
  dist: string,
  tag: string,
): Promise<void> {
  // Chromium treats these pages as belonging to another network, and blocks their access to the hub on this machine.
  await context.grantPermissions(['local-network-access']);
  await context.route(
    ({ pathname }) => pathname.startsWith(`/${tag}`) || pathname.startsWith('/assets/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const names = ['', '.html', '/index.html'].map((end) => pathname.replace(/\/$/, '') + end);
      if (pathname.startsWith(`/${tag}`)) names.push(`/${tag}/404.html`);
      const files = names.map((name) => join(dist, name));
      const path = files.find((file) => /\.\w+$/.test(file) && existsSync(file));
      return path === undefined ? route.fallback() : route.fulfill({ path });
    },
  );
}
