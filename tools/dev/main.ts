import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { createServer } from 'vite';
import { checkTextPages, sampleTexts } from '../build/brand/legal-texts.ts';
import { basePathOf } from '../build/config/base-path.ts';
import { readConfig } from '../build/config/read-config.ts';
import { orStop } from '../build/or-stop.ts';
import { answers, startChild, stopChildrenOnExit } from './children.ts';
import { contractBreaks, listOperations, printBreaks } from './dev-loop.ts';
import { freePort } from './free-port.ts';
import { otherLanguages } from './languages.ts';
import { readyLines } from './ready-lines.ts';

/**
 * `npm run dev` runs Vite with Prism's mock responses from the contract's examples. With `-- --sandbox`, Prism is a
 * validating proxy in front of the stateful sandbox. In both cases, the sandbox provides the hub, payment page, popups
 * and mailbox. With `VITE_API_BASE_URL`, neither of them runs.
 */
const HELP = `npm run dev -- [options]

  --sandbox         use the sandbox, which stores what you do, and validate its responses with Prism
  --memory          store the sandbox's state in memory only
  --dialect loose   send null, unknown fields and unused bodies, as many servers do
  --port N          port, or the next free one (5173)`;

const { values } = readOptions(HELP, {
  sandbox: { type: 'boolean', default: false },
  memory: { type: 'boolean', default: false },
  dialect: { type: 'string' },
  port: { type: 'string', default: '5173' },
});

/** Prism's log lines about itself, about the readiness check, and about violations, which are printed separately. */
const HIDDEN_LINES = /\[CLI\]|\[VALIDATOR\]|NO_PATH_MATCHED|UNPROCESSABLE_ENTITY/;
/** Hides the sandbox's own URLs, because developers need those of the shop's server. */
const SANDBOX_URLS = /^(Sandbox|Customer|Mailbox|Stop): /;

// Reads the configuration first, because Vite would print a stack trace.
const config = await orStop(() => readConfig('development'));
await orStop(() => checkTextPages(config, config.languages));
const { apiBaseUrl } = config;
const ofSandbox = Object.entries(values).flatMap(([name, value]) =>
  name !== 'port' && Boolean(value) ? [`--${name}`] : [],
);
if (apiBaseUrl !== '' && ofSandbox.length > 0) {
  console.error(
    `${ofSandbox.join(', ')}: the shop calls ${apiBaseUrl}. Remove VITE_API_BASE_URL to use the sandbox.`,
  );
  process.exit(2);
}
stopChildrenOnExit();
const shopPort = await freePort(Number(values.port));
const shop = `http://localhost:${shopPort}`;
if (apiBaseUrl === '') await startBackend();

process.env['SHOP_LANGUAGE'] = config.languages[0];
process.env['SHOP_LANGUAGES'] = config.languages.join(' ');
await import('../texts/register.ts');
const operations = listOperations();
const breaks = printBreaks(operations, (line) => console.error(`[contract] ${line}`));
const server = await createServer({
  configLoader: 'native',
  plugins: [
    contractBreaks(operations),
    await otherLanguages(config.languages, basePathOf(config), sampleTexts(config)),
  ],
  server: {
    port: shopPort,
    proxy: apiBaseUrl === '' ? { '/api': breaks, '/functions/v1': breaks } : {},
  },
});
await server.listen();
const address = `${shop}${basePathOf(config)}/`;
console.log(['', ...readyLines(address, { apiBaseUrl, isMock: !values.sandbox })].join('\n'));

/** Starts the sandbox, and Prism in front of it. */
async function startBackend(): Promise<void> {
  const sandboxPort = await freePort(4010);
  const prismPort = await freePort(4011);
  const sandbox = `http://localhost:${sandboxPort}`;
  const prism = `http://127.0.0.1:${prismPort}`;
  run('node', ['packages/contract-check/docs.ts']);
  startChild(
    'node',
    [
      'packages/sandbox/main.ts',
      '--prices=shop.config.ts',
      `--port=${sandboxPort}`,
      `--public-url=${shop}`,
      '--docs=.cache/docs',
      ...(values.sandbox ? [] : ['--mock']),
      ...(values.memory || !values.sandbox ? ['--memory'] : []),
      ...(values.dialect === undefined ? [] : [`--dialect=${values.dialect}`]),
    ],
    {
      name: 'sandbox',
      onLine: (line) => {
        if (!SANDBOX_URLS.test(line)) console.log(`[sandbox] ${line}`);
      },
    },
  );
  await answers(`${sandbox}/mailbox`);

  const prismArgs = values.sandbox ? ['proxy', 'openapi.yaml', sandbox] : ['mock', mock()];
  startChild('prism', [...prismArgs, '--port', String(prismPort), '--verboseLevel', 'warn'], {
    name: 'prism',
    onLine: (line) => {
      if (!HIDDEN_LINES.test(line)) console.log(`[prism] ${line}`);
    },
  });
  await answers(prism);

  process.env['SELL_AS_SANDBOX'] = 'yes';
  process.env['SANDBOX_URL'] = sandbox;
  process.env['API_URL'] = prism;
}

/** The contract with the sandbox's payment pages in its examples, so that a mocked purchase can be paid. */
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
