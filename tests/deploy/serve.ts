import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, startChild, stopChildrenOnExit } from '../../tools/dev/children.ts';
import { isKind, portOf, sandboxPortOf } from './kinds.ts';
import { serverConfig } from './server-config.ts';
import { startCommand } from './start-command.ts';

/** `node tests/deploy/serve.ts nginx` starts that server with the built shop and the sandbox behind it. */
const kind = process.argv[2];
if (!isKind(kind)) throw new Error(`There is no server ${kind}.`);
const port = portOf(kind);
const sandboxPort = sandboxPortOf(kind);
const folder = mkdtempSync(join(tmpdir(), `ambergate-${kind}-`));
const { program, args, env } = startCommand(
  kind,
  folder,
  serverConfig(kind, folder, { port, backend: sandboxPort }),
);

stopChildrenOnExit();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
startChild(
  'node',
  [
    'packages/sandbox/main.ts',
    '--prices=shop.config.ts',
    '--memory',
    `--port=${sandboxPort}`,
    `--shop-origin=http://localhost:${port}`,
    `--public-url=http://localhost:${sandboxPort}`,
  ],
  { name: 'sandbox' },
);
await answers(`http://localhost:${sandboxPort}/mailbox`);

const version = spawnSync(program, [kind === 'nginx' ? '-v' : 'version'], { encoding: 'utf8' });
console.log(`${kind}: ${(version.stdout + version.stderr).trim()}`);
startChild(program, args, { name: kind, env });
