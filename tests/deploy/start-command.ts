import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from './find-server.ts';
import type { Kind } from './kinds.ts';

/** The command that starts a server, whose configuration and logs are in a separate folder. */
export function startCommand(kind: Kind, folder: string, config: string) {
  const configFile = join(folder, 'server.conf');
  writeFileSync(configFile, config);
  return {
    program: findServer(kind),
    args:
      kind === 'nginx'
        ? ['-p', folder, '-c', configFile, '-e', 'stderr']
        : ['run', '--config', configFile, '--adapter', 'caddyfile'],
    // As in the container, nothing is writable, not even the configuration that Caddy would save.
    env: { XDG_CONFIG_HOME: '/dev/null', XDG_DATA_HOME: '/dev/null' },
  };
}
