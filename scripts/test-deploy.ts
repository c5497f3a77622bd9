import { spawnSync } from 'node:child_process';
import { findServer } from '../tests/deploy/find-server.ts';
import { KINDS } from '../tests/deploy/kinds.ts';
import { findChromium } from './find-chromium.ts';

/**
 * `npm run test:deploy`: tests the built shop behind the real nginx and the real Caddy. Fails when they are not
 * installed.
 */
try {
  for (const kind of KINDS) findServer(kind);
} catch (error) {
  console.error(`Not tested: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
for (const [command, ...args] of [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'tests/deploy', ...process.argv.slice(2)],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
