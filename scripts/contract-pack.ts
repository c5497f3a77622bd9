import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packContractCheck } from './pack-contract-check.ts';

/** `npm run contract:pack`: the conformance check as one folder and one tarball, for teams without this repository. */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'contract-check' } } });
await packContractCheck(values.out);
const { status } = spawnSync('npm', ['pack', '--silent'], { cwd: values.out, stdio: 'inherit' });
if (status !== 0) process.exit(1);
for (const name of readdirSync(values.out)) {
  const kilobytes = Math.ceil(statSync(join(values.out, name)).size / 1024);
  console.log(`${String(kilobytes).padStart(6)} kB  ${join(values.out, name)}`);
}
