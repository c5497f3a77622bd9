import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { answers, startChild, stopChildrenOnExit } from './children.ts';
import { freePort } from './free-port.ts';

/**
 * `npm run dev` runs Vite with Prism's mock answers from the contract's examples. With `-- --sandbox` Prism is a
 * validating proxy in front of the stateful sandbox. Hub, payment page, popups and mailbox come from the sandbox in
 * both cases.
 */
const { values } = parseArgs({
  options: {
    sandbox: { type: 'boolean', default: false },
    port: { type: 'string', default: '5173' },
  },
});

stopChildrenOnExit();
const shopPort = await freePort(Number(values.port));
const sandboxPort = await freePort(4010);
const prismPort = await freePort(sandboxPort + 1);
const shop = `http://localhost:${shopPort}`;
const sandbox = `http://localhost:${sandboxPort}`;
const prism = `http://127.0.0.1:${prismPort}`;

spawnSync('node', ['contract/docs.ts'], { stdio: 'ignore' });
startChild(
  'node',
  [
    'sandbox/main.ts',
    `--port=${sandboxPort}`,
    `--public-url=${shop}`,
    '--docs=.cache/docs',
    ...(values.sandbox ? [] : ['--memory', '--mock']),
  ],
  { name: 'sandbox' },
);
await answers(`${sandbox}/mailbox`);

const prismArgs = values.sandbox
  ? ['proxy', 'openapi.yaml', sandbox, '--errors']
  : ['mock', mock()];
startChild('prism', [...prismArgs, '--port', String(prismPort)], { name: 'prism' });
await answers(prism);

process.env['SANDBOX_URL'] = sandbox;
process.env['API_URL'] = prism;
const server = await createServer({ server: { port: shopPort } });
await server.listen();
server.printUrls();
console.log(`  Mailbox: ${shop}/mailbox   Contract: ${shop}/docs   Components: ${shop}/ui`);

/** The contract with payment pages of the sandbox in its examples, so that a mocked purchase can be paid. */
function mock(): string {
  mkdirSync('.cache', { recursive: true });
  const file = join('.cache', 'openapi.mock.yaml');
  const text = readFileSync('openapi.yaml', 'utf8');
  writeFileSync(
    file,
    text
      .replace(/https:\/\/pay\.ambergate\.example\/c\//g, `${shop}/pay/`)
      .replace(/https:\/\/pay\.ambergate\.example\/s\//g, `${shop}/subscribe/`),
  );
  return file;
}
