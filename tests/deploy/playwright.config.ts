import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { KINDS, portOf } from './kinds.ts';

const { globalTeardown: _prism, reporter: _chaos, webServer: _shop, ...shared } = base;

/** Tests the built shop behind real servers: `npm run test:deploy`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/deploy',
  reporter: 'list',
  projects: KINDS.map((kind) => ({
    name: kind,
    use: { baseURL: `http://localhost:${portOf(kind)}` },
    // The image serves files only.
    testIgnore: kind === 'container' ? /(backend|shop)\.spec/ : /health\.spec/,
  })),
  webServer: KINDS.map((kind) => ({
    command: `node tests/deploy/serve.ts ${kind}`,
    cwd: process.cwd(),
    url: `http://localhost:${portOf(kind)}/pricing`,
    timeout: 60_000,
    stdout: 'pipe' as const,
  })),
});
