import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createClient } from '../engine/client.ts';
import { KIT_FAILED } from '../engine/context.ts';
import { loadContract } from '../engine/load.ts';
import { checkBackend, type Report } from '../engine/run.ts';
import { NO_SCENARIOS } from '../engine/scenarios.ts';
import { APP_ORIGIN } from './backend.ts';
import { startServer } from './hostile-server.ts';
import { check, inThisProcess } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Runs the kit against a server that responds to `/`, and leaves the rest to the test. */
async function runAgainst(answer: (response: ServerResponse) => void, args: readonly string[]) {
  const { url, server } = await startServer((request, response) => {
    if (request.url === '/') response.end();
    else answer(response);
  });
  const out = temporaryFolder();
  const all = ['--anonymous', '--url', url, '--rate', '0', '--out', out, ...args];
  const ran = await inThisProcess(all, {});
  const file = join(out, 'report.json');
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  return { ...ran, report, server };
}

describe('a run that ends early reports its findings so far', () => {
  const notFound = (response: ServerResponse) => void response.writeHead(404).end();

  test('when the time of --limit is up', async () => {
    let calls = 0;
    const { code, output, report } = await runAgainst(
      (response) => {
        calls += 1;
        // The first responses are findings, and the others never arrive.
        if (calls < 5) notFound(response);
      },
      ['--limit', '0.5'],
    );
    expect(output).toContain('The run ended early: the run has taken 0.5 s (--limit).');
    expect(report?.results.map(({ outcome }) => outcome)).toContain('broken');
    expect(report?.ended).toContain('--limit');
    expect(code).toBe(1);
  });

  test('when the server stops responding to calls', async () => {
    const { output, report } = await runAgainst(
      // It sends the headers and a byte now and then.
      (response) => void response.writeHead(200).write('{'),
      ['--timeout', '0.05'],
    );
    expect(output).toContain('did not respond to 25 calls in a row');
    expect(report?.calls).toBeLessThan(60);
  });

  test('when the server shuts down', async () => {
    let calls = 0;
    const { url, server } = await startServer((_request, response) => {
      calls += 1;
      response.writeHead(404).end();
      if (calls === 8) server.close();
      if (calls >= 8) server.closeAllConnections();
    });
    const out = temporaryFolder();
    const args = ['--anonymous', '--url', url, '--rate', '0', '--out', out];
    const { code, output } = await inThisProcess(args, {});
    expect(output).toContain(`The run ended early: ${url} does not respond`);
    expect(existsSync(join(out, 'report.xml'))).toBe(true);
    expect(code).toBe(1);
  });

  test('when the job is stopped', async () => {
    let calls = 0;
    const { output, report } = await runAgainst((response) => {
      calls += 1;
      if (calls < 5) notFound(response);
      if (calls === 5) process.emit('SIGTERM', 'SIGTERM');
    }, []);
    expect(output).toContain('The run ended early: it was interrupted (SIGTERM).');
    expect(report?.results.map(({ outcome }) => outcome)).toContain('broken');
  });
});

test('a crash inside the kit is a finding, and the other checks still run', async () => {
  const { url } = await startServer((_request, response) => void response.writeHead(404).end());
  const target = {
    url,
    functionsUrl: url,
    origin: url,
    token: '',
    otherToken: '',
    password: '',
    rate: Infinity,
    timeoutMs: 10_000,
  };
  const options = { mutate: false, runs: 1, seed: 1, credentials: undefined };
  const run = { client: createClient(target), options, only: ['checkDiscount'] };
  const { results } = await checkBackend(loadContract(), run, undefined, {
    ...NO_SCENARIOS,
    prepare: () => Promise.reject(new TypeError('x is not iterable')),
  });
  expect(results[0]).toMatchObject({ outcome: 'broken', cause: KIT_FAILED });
  expect(
    results.filter(({ operationId }) => operationId === 'checkDiscount').length,
  ).toBeGreaterThan(3);
});

test.each([
  ['5', 5],
  ['[null]', [null]],
  ['null', null],
])('a hub redirect with the transports %s does not break the run', async (_what, transports) => {
  const injected = {
    answer: (
      answer: { status: number; headers: Record<string, string>; body: string },
      id?: string,
    ) =>
      id === 'negotiatePaymentHub' && answer.status === 200
        ? {
            ...answer,
            body: JSON.stringify({
              url: 'http://localhost:9/hub',
              accessToken: 'other',
              availableTransports: transports,
            }),
          }
        : answer,
  };
  const args = ['--only', 'realtime', '--origin', APP_ORIGIN, '--runs', '1'];
  const { output, files, report } = await check(injected, args, ({ token }) => ({
    TOKEN: token,
  }));
  expect(output).not.toContain(KIT_FAILED);
  expect(files).toHaveLength(4);
  expect(report().results.map(({ check: name }) => name)).toContain('connects over LongPolling');
});
