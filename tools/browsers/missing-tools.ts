import { run } from '@ambergate/contract-check/engine/program.ts';
import { findServer } from '../../tests/deploy/find-server.ts';
import { KINDS } from '../../tests/deploy/kinds.ts';
import { PYTHON, PYTHON_PACKAGES } from '../../tests/proxies/snippets/runtimes.ts';

const python = (name: keyof typeof PYTHON_PACKAGES) => [PYTHON, '-c', PYTHON_PACKAGES[name]];

/** Tools that tests use besides Node and a browser, how to detect them, and what is skipped without them. */
const TOOLS: [name: string, probe: string[], skipped: string][] = [
  ['curl', ['curl', '--version'], 'the snippets for curl and for environment variables'],
  [PYTHON, [PYTHON, '--version'], 'the snippet for Python alone'],
  ['requests for Python', python('requests'), 'its snippet'],
  ['httpx 0.26 for Python', python('httpx'), 'its snippet'],
  ['Scrapy 2.13', python('scrapy'), 'its snippet'],
  ['Go', ['go', 'version'], 'its snippet'],
  ['Puppeteer', ['node', '-e', `import.meta.resolve('puppeteer')`], 'its snippet'],
];

/** One line for each tool that this machine lacks. */
export function missingTools(): string[] {
  return TOOLS.filter(([, [command = '', ...args]]) => {
    return run(command, args).exitCode !== 0;
  }).map(
    ([name, , skipped]) => `Not run: ${skipped}, because ${name} is not here (CONTRIBUTING.md).`,
  );
}

/** Why the shop cannot be tested behind real servers. With SERVERS=required the tests run anyway, and fail. */
export function missingServers(): string | undefined {
  if (process.env['SERVERS'] === 'required') return undefined;
  try {
    for (const kind of KINDS) findServer(kind);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
