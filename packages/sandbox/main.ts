import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { start } from '@ambergate/contract-check/engine/program.ts';
import { basePathOf } from './http/static-files.ts';
import { remoteRealtime, type Realtime } from './hub/Realtime.ts';
import { sandboxOptions } from './options.ts';
import { readPrices } from './read-prices.ts';
import type { SandboxOptions } from './sandbox.ts';
import { DEMO } from './seed.ts';
import { startSandbox } from './server.ts';
import { removeDatabase } from './store/database.ts';
import { StoreFileError } from './store/StoreFileError.ts';

class OptionError extends Error {}

const DEFAULT_PORT = 4000;
const values = sandboxOptions();

try {
  const shopOrigin = originOption('shop-origin');
  const publicUrl = originOption('public-url');
  if (values.dialect !== undefined && values.dialect !== 'loose') {
    throw new OptionError(`Unknown dialect ${values.dialect}. Use --dialect loose`);
  }
  const origins = [shopOrigin, ...values.origin].filter((origin) => origin !== undefined);
  const prices = values.prices === undefined ? {} : { prices: await pricesIn(values.prices) };
  if (values.reset) removeDatabase(values.file);
  const realtime = values['hub-redirect'] ? await startHubProcess(origins) : undefined;
  const { url, stop } = await listen(realtime, { shopOrigin, publicUrl, origins, ...prices });
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (!/^(localhost|127\.[\d.]+|::1)$/.test(values.host)) {
    console.warn(
      `Warning: the sandbox listens on ${values.host}. Anyone who can reach this machine can read the mailbox, sign in with any social account, and send instructions to /sandbox.`,
    );
  }
  console.log(['', ...announcement(url)].join('\n'));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

/** The URL to open is the last line, right above the cursor. */
function announcement(url: string): string[] {
  const address =
    values.dist === undefined ? `Sandbox: ${url}` : `Shop: ${url}${basePathOf(values.dist)}`;
  const own = [`Customer: ${DEMO.email} / ${DEMO.password}`, `Mailbox: ${url}/mailbox`];
  const elsewhere = [`API: ${values.api}, which must accept calls from ${url}`];
  return [...(values.api === '' ? own : elsewhere), 'Stop: Ctrl+C', address];
}

async function listen(realtime: Realtime | undefined, own: SandboxOptions) {
  const options = {
    ...own,
    host: values.host,
    file: values.memory ? ':memory:' : values.file,
    dist: values.dist,
    docs: values.docs,
    mock: values.mock,
    isLoose: values.dialect === 'loose',
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

/** Starts the hub as a second process that shares a secret with the sandbox, as managed realtime services do. */
async function startHubProcess(origins: readonly string[]): Promise<Realtime> {
  const secret = randomBytes(24).toString('base64url');
  const flags = origins.flatMap((origin) => ['--origin', origin]);
  const args = ['--port', '0', '--host', values.host, ...flags];
  const main = fileURLToPath(new URL('./hub/main.ts', import.meta.url));
  const child = start(process.execPath, [main, ...args], {
    ipc: true,
    stdio: 'inherit',
    env: { SANDBOX_HUB_SECRET: secret },
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error('The hub process ended.')));
  });
  return remoteRealtime({ origin: `http://localhost:${port}`, secret }, () => child.kill());
}

async function pricesIn(file: string) {
  try {
    return await readPrices(file);
  } catch (cause) {
    throw new OptionError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Reads an origin option. Exits with what to write instead when it is invalid. */
function originOption(name: 'shop-origin' | 'public-url'): string | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname)) {
    throw new OptionError(
      `--${name} ${text} is not an origin. Write one such as http://localhost:5173`,
    );
  }
  return url.origin;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function messageOf(error: unknown): string {
  if (error instanceof OptionError || error instanceof StoreFileError) return error.message;
  if (isTaken(error)) return `Port ${values.port} is in use. Choose another one with --port.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
