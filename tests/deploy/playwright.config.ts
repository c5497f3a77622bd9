import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { patient } from '../patience.ts';
import { KINDS, portOf } from './kinds.ts';
import { BASE } from './published.ts';

const { globalTeardown: _prism, reporter: _chaos, webServer: _shop, ...shared } = base;

/** Tests the built shop behind real servers: `npm run test:deploy`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  forbidOnly: true,
  outputDir: '../../test-results/deploy',
  reporter: 'list',
  projects: KINDS.map((kind) => ({
    name: kind,
    use: { baseURL: `http://localhost:${portOf(kind)}` },
    // The image serves files only.
    testIgnore: [
      kind === 'container' ? /(backend|https|logs|shop)\.spec/ : /health\.spec/,
      // They use the shop at the root; tests/e2e/base-path.spec.ts uses one below a path.
      ...(BASE === '' ? [] : [/(backend|shop)\.spec/]),
    ],
  })),
  webServer: KINDS.map((kind) => ({
    command: `node tests/deploy/serve.ts ${kind}`,
    cwd: process.cwd(),
    url: `http://localhost:${portOf(kind)}${BASE}/pricing`,
    timeout: patient(60_000),
    stdout: 'pipe' as const,
  })),
});
