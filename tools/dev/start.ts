import { run } from '@ambergate/contract-check/engine/program.ts';
import { sandboxOptions } from '@ambergate/sandbox/options.ts';

/** `npm start`: builds the shop and serves it with the sandbox. Options are the sandbox's. */
// An invalid option ends the command before the build.
sandboxOptions();
for (const step of [['tools/build/main.ts', '--sandbox'], ['packages/contract-check/docs.ts']]) {
  const { exitCode } = run('node', step, { stdio: 'inherit' });
  if (exitCode !== 0) process.exit(exitCode ?? 1);
}
process.argv.push('--prices=shop.config.ts', '--dist=dist', '--docs=.cache/docs');
await import('@ambergate/sandbox/main.ts');
