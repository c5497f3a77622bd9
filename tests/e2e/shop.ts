import { createServer } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import { answers, startChild, stopChildrenOnExit } from '../../tools/dev/children.ts';
import { freePort } from '../../tools/dev/free-port.ts';

/**
 * The shop under test on one origin: the built app and the sandbox, with Prism as a validating proxy for every call of
 * the contract. Faults on demand bypass Prism, which would turn them into its own 500s.
 */
const port = Number(process.argv[2]);
const sandboxPort = await freePort();
const prismPort = await freePort();
const sandbox = `http://127.0.0.1:${sandboxPort}`;
const prism = `http://127.0.0.1:${prismPort}`;
const violations: string[] = [];

stopChildrenOnExit();
startChild(
  'node',
  [
    'packages/sandbox/main.ts',
    '--prices=shop.config.ts',
    '--memory',
    '--dist=dist',
    `--port=${sandboxPort}`,
    `--public-url=http://localhost:${port}`,
  ],
  { name: 'sandbox' },
);
await answers(`${sandbox}/mailbox`);
startChild('prism', ['proxy', 'openapi.yaml', sandbox, '--errors', '--port', String(prismPort)], {
  name: 'prism',
  onLine: (line) => {
    // Only the readiness check below requests the path /.
    if (/violation|✖|error/i.test(line) && !/ get \/ /.test(line)) violations.push(line);
  },
});
await answers(prism);

const proxy = createProxyServer({ xfwd: true });
proxy.on('proxyRes', (answer, request) => {
  const found = answer.headers['sl-violations'];
  if (found !== undefined) violations.push(`${request.method} ${request.url}: ${String(found)}`);
});
proxy.on('error', (_error, _request, response) => response.destroy());

const isOfContract = /^\/(api|functions\/v1)\//;
const isSocialPage = /^\/api\/SysLogin\/Get(Discord|Google)Login/;

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  if (url === '/violations') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(violations));
    return;
  }
  const aroundPrism = request.headers['x-chaos'] !== undefined || isSocialPage.test(url);
  if (isOfContract.test(url) && !aroundPrism) {
    // Prism serves paths without the path of their `servers` entry.
    request.url = url.replace(/^\/functions\/v1/, '');
    proxy.web(request, response, { target: prism });
  } else {
    proxy.web(request, response, { target: sandbox });
  }
});
server.on('upgrade', (request, socket, head) => {
  proxy.ws(request, socket, head, { target: sandbox });
});
server.listen(port, () => console.log(`The shop under test: http://localhost:${port}`));
