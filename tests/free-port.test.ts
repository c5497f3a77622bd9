import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tools/dev/free-port.ts';

test('a development server gets the next port that is free and was not given to another one', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const first = await freePort(port);
  expect(first).toBeGreaterThan(port);
  expect(await freePort(first)).toBeGreaterThan(first);
});
