import { parseArgs } from 'node:util';
import { startHubServer } from './hub-server.ts';

/** Runs the hub as its own process: `SANDBOX_HUB_SECRET=… npx node packages/sandbox/hub/main.ts --port 5701`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5701' },
    host: { type: 'string', default: 'localhost' },
    origin: { type: 'string', multiple: true, default: [] },
  },
});
const secret = process.env['SANDBOX_HUB_SECRET'];
if (!secret) {
  console.error('Set SANDBOX_HUB_SECRET to the secret that the sandbox uses.');
  process.exit(1);
}
const { host, origin: origins } = values;
const port = Number(values.port);
const started = startHubServer({ secret, origins, host, port });
const { url, stop } = await started.catch((error: unknown) => {
  console.error(`The hub cannot start: ${String(error)}`);
  return process.exit(1);
});
const end = () => void stop().then(() => process.exit(0));
process.on('SIGINT', end);
process.on('SIGTERM', end);
// When started by the sandbox, stop with it.
if (process.send) process.on('disconnect', end);
console.log(`Hub: ${url}`);
process.send?.({ port: Number(new URL(url).port) });
