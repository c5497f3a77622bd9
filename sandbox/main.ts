import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { remoteRealtime } from './hub/Realtime.ts';
import type { Realtime } from './hub/Realtime.ts';
import { DEMO } from './seed.ts';
import { startSandbox } from './server.ts';
import { removeDatabase } from './store/database.ts';
import { StoreFileError } from './store/StoreFileError.ts';

const HELP = `node sandbox/main.ts [options]

  --port N            port (4000; the next free one when it is taken and not asked for)
  --host HOST         address to listen on (localhost)
  --file FILE         state file (.sandbox/state.sqlite)
  --memory            keeps no state
  --reset             empties the state file first
  --dist DIR          also serves a built app
  --docs DIR          serves the contract's documentation at /docs
  --shop-origin URL   origin of the shop, when it is not the sandbox itself
  --origin URL        a further origin that may read answers (repeatable)
  --hub-redirect      negotiate redirects to a hub in a second process
  --mock              any token is the demo customer's, any payment page can be paid`;

const DEFAULT_PORT = 4000;
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    file: { type: 'string', default: '.sandbox/state.sqlite' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    dist: { type: 'string' },
    docs: { type: 'string' },
    'shop-origin': { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
    'hub-redirect': { type: 'boolean', default: false },
    mock: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (values.reset) removeDatabase(values.file);

try {
  const realtime = values['hub-redirect'] ? await startHubProcess(values.origin) : undefined;
  const { url, stop } = await listen(realtime);
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  console.log(`${values.dist === undefined ? 'Sandbox' : 'Shop'}: ${url}`);
  console.log(`Customer: ${DEMO.email} / ${DEMO.password}`);
  console.log(`Mailbox: ${url}/mailbox`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

async function listen(realtime: Realtime | undefined) {
  const options = {
    host: values.host,
    file: values.memory ? ':memory:' : values.file,
    dist: values.dist,
    docs: values.docs,
    shopOrigin: values['shop-origin'],
    origins: values.origin,
    mock: values.mock,
    realtime,
  };
  if (values.port !== undefined) return startSandbox({ ...options, port: Number(values.port) });
  for (let port = DEFAULT_PORT; ; port += 1) {
    try {
      return await startSandbox({ ...options, port });
    } catch (error) {
      if (!isTaken(error) || port >= DEFAULT_PORT + 50) throw error;
    }
  }
}

/** The form of managed realtime services: the hub is elsewhere, and shares a secret with the shop's server. */
async function startHubProcess(origins: string[]): Promise<Realtime> {
  const secret = randomBytes(24).toString('base64url');
  const flags = origins.flatMap((origin) => ['--origin', origin]);
  const child = fork(new URL('./hub/main.ts', import.meta.url), ['--port', '0', ...flags], {
    env: { ...process.env, SANDBOX_HUB_SECRET: secret },
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error('The hub process ended.')));
  });
  return remoteRealtime({ origin: `http://localhost:${port}`, secret }, () => child.kill());
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function messageOf(error: unknown): string {
  if (error instanceof StoreFileError) return error.message;
  if (isTaken(error)) return `Port ${values.port} is taken. Name another one with --port.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
