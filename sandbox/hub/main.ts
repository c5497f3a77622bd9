import { parseArgs } from 'node:util';

import { createHubServer } from './hub-server.ts';

/** Runs the hub as its own process: `SANDBOX_HUB_SECRET=… node sandbox/hub/main.ts --port 5701`. */
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
const { server, hub } = createHubServer(secret, values.origin);
const stop = () => {
  hub.stop();
  server.close();
  server.closeAllConnections();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// When started by the sandbox, stop with it.
if (process.send) process.on('disconnect', stop);
server.on('error', (error) => {
  console.error(`The hub cannot start: ${error.message}`);
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.log(`Hub: http://localhost:${port}`);
  process.send?.({ port });
});
