import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { packContractCheck } from './pack-contract-check.ts';

const SCOPE = /^@[a-z0-9][a-z0-9._-]*$/;

/**
 * `npm run contract:pack`: the conformance check as one folder and one tarball, for teams without this repository. With
 * `--scope @you` it may be published; without, it is a private package.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'contract-check' }, scope: { type: 'string' } },
});
if (values.scope !== undefined && !SCOPE.test(values.scope)) {
  console.error('--scope takes a scope that you own on your registry, such as @you.');
  process.exit(2);
}
await packContractCheck(values.out, values.scope);
const { exitCode } = run('npm', ['pack', '--silent'], { cwd: values.out, stdio: 'inherit' });
if (exitCode !== 0) process.exit(1);
for (const name of readdirSync(values.out)) {
  const kilobytes = Math.ceil(statSync(join(values.out, name)).size / 1024);
  console.log(`${String(kilobytes).padStart(6)} kB  ${join(values.out, name)}`);
}
if (values.scope === undefined) {
  console.log(
    'It has no scope, so it cannot be published: use the folder or the tarball, or give --scope @you.',
  );
}
