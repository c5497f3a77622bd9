import { start } from '@ambergate/contract-check/engine/program.ts';
import { answers } from '../../tools/dev/children.ts';
import { freePort } from '../../tools/dev/free-port.ts';

/** Serves a build with a sandbox that has the prices of the folder's shop file. */
export async function serveBuild(dist: string, cwd = '.') {
  const port = await freePort();
  const args = ['--prices=shop.config.ts', '--memory', `--dist=${dist}`, `--port=${port}`];
  const server = start('node', ['packages/sandbox/main.ts', ...args], { cwd, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return { origin, stop: () => server.kill('SIGTERM') };
}
