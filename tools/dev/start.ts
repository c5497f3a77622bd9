import { run } from '@ambergate/contract-check/engine/program.ts';

/** `npm start`: builds the shop and serves it with the sandbox. Options are the sandbox's. */
const steps = [['tools/build/main.ts', '--sandbox'], ['packages/contract-check/docs.ts']];
for (const step of process.argv.includes('--help') ? [] : steps) {
  const { exitCode } = run('node', step, { stdio: 'inherit' });
  if (exitCode !== 0) process.exit(exitCode ?? 1);
}
process.argv.push('--prices=shop.config.ts', '--dist=dist', '--docs=.cache/docs');
await import('@ambergate/sandbox/main.ts');
