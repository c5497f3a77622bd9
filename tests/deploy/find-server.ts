import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Kind } from './kinds.ts';

export const HOW_TO_INSTALL = 'apt-get install --no-install-recommends nginx caddy';

/**
 * Finds a server's program, or throws with how to install it. Distributions keep nginx outside the PATH of normal
 * users.
 */
export function findServer(kind: Kind): string {
  const name = kind === 'nginx' ? 'nginx' : 'caddy';
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${name} is not installed: ${HOW_TO_INSTALL}`);
  return found;
}
