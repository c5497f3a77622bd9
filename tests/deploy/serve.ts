import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, startChild, stopChildrenOnExit } from '../../scripts/children.ts';
import { findServer } from './find-server.ts';
import { isKind, portOf, sandboxPortOf } from './kinds.ts';
import { serverConfig } from './server-config.ts';

/** `node tests/deploy/serve.ts nginx` starts that server with the built shop and the sandbox behind it. */
const kind = process.argv[2];
if (!isKind(kind)) throw new Error(`There is no server ${kind}.`);
const port = portOf(kind);
const sandboxPort = sandboxPortOf(kind);
const folder = mkdtempSync(join(tmpdir(), `ambergate-${kind}-`));
const configFile = join(folder, 'server.conf');
writeFileSync(configFile, serverConfig(kind, folder));

stopChildrenOnExit();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
startChild(
  'node',
  [
    'sandbox/main.ts',
    '--memory',
    `--port=${sandboxPort}`,
    `--shop-origin=http://localhost:${port}`,
    `--public-url=http://localhost:${sandboxPort}`,
  ],
  { name: 'sandbox' },
);
await answers(`http://localhost:${sandboxPort}/mailbox`);

const program = findServer(kind);
const args =
  kind === 'nginx'
    ? ['-p', folder, '-c', configFile, '-e', 'stderr']
    : ['run', '--config', configFile, '--adapter', 'caddyfile'];
// As in the container, nothing is writable, not even the configuration that Caddy would save.
const env = { XDG_CONFIG_HOME: '/dev/null', XDG_DATA_HOME: '/dev/null' };
const version = spawnSync(program, [kind === 'nginx' ? '-v' : 'version'], { encoding: 'utf8' });
console.log(`${kind}: ${(version.stdout + version.stderr).trim()}`);
startChild(program, args, { name: kind, env });
