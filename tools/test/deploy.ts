import { run } from '@ambergate/contract-check/engine/program.ts';
import { findServer } from '../../tests/deploy/find-server.ts';
import { KINDS } from '../../tests/deploy/kinds.ts';

/**
 * `npx node tools/test/deploy.ts`: tests the built shop behind the real nginx and the real Caddy, at the root of their
 * host and under a path. Fails if they are not installed.
 */
try {
  for (const kind of KINDS) findServer(kind);
} catch (error) {
  console.error(`Not tested: ${error instanceof Error ? error.message : String(error)}`);
  // `npm run test:all` then lists this test as not run.
  process.exit(process.env['SERVERS'] === 'required' ? 1 : 77);
}
const env = { SUITE: 'servers' };
const below = {
  VITE_BASE_PATH: '/shop',
  VITE_SITE_URL: 'https://shop.example/shop',
  DEPLOY_OUT: '.cache/base-path',
  DEPLOY_BASE: '/shop',
};
const tests = ['test', ...process.argv.slice(2)];
for (const { out = '.', ...own } of [{}, { ...below, out: below.DEPLOY_OUT }]) {
  for (const [command, args] of [
    ['node', ['tools/build/main.ts', '--languages', 'en,ar-XB', '--out', out]],
    ['playwright', tests],
  ] as const) {
    const { exitCode } = run(command, args, { stdio: 'inherit', env: { ...env, ...own } });
    if (exitCode !== 0) process.exit(1);
  }
}
