import { exec } from 'node:child_process';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../engine/load.ts';
import { APP_ORIGIN, DEMO, type Backend } from './backend.ts';
import { startServer } from './hostile-server.ts';
import { check, checkByCommand, inThisProcess } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Answer = Parameters<typeof startServer>[0];

const withTokens = ({ token, otherToken }: Backend) => ({ TOKEN: token, OTHER_TOKEN: otherToken });

describe('npm run contract:check', () => {
  test('exits with 0 if the contract is met, and writes JSON, JUnit, HTML and SARIF', async () => {
    const { code, output, files, report } = await checkByCommand(
      {},
      ['--only', 'isp', '--origin', APP_ORIGIN],
      withTokens,
    );
    expect(output).toMatch(/\d+ kept, 0 broken, \d+ not checked/);
    expect(code).toBe(0);
    expect(files).toHaveLength(4);
    expect(report().results.map(({ operationId }) => operationId)).toContain('getIspPlan');
  });

  test('exits with 1 if something is broken, with the call in every report', async () => {
    const injected = { ignoreToken: ['getBandwidth'] };
    const { code, output, files } = await checkByCommand(
      injected,
      ['--only', 'getBandwidth'],
      withTokens,
    );
    expect(output).toContain('✗ [privacy] getBandwidth: 401 without a token');
    expect(output).toContain("curl -i -X GET -H 'Origin:");
    expect(code).toBe(1);
    expect(files.filter((text) => text.includes('BandwidthAnalysis'))).toHaveLength(4);
  });

  const cut: Answer = (_request, response) => void response.destroy();
  const cutInBody: Answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('{', () => response.destroy());
  };

  test.each([
    [
      'cuts every connection',
      cut,
      'http',
      'the connection closed before the response was complete',
    ],
    [
      'cuts every body',
      cutInBody,
      'http',
      'the connection closed before the response was complete',
    ],
    ['speaks no TLS', cut, 'https', 'it does not support TLS'],
  ])('exits with 2 if the server %s', async (_what, answer, protocol, words) => {
    const { url } = await startServer(answer);
    const address = url.replace('http', protocol);
    const { code, output } = await inThisProcess(['--anonymous', '--url', address], {});
    expect(output).toContain(`${address} is not ready: getUserInfo: ${words}`);
    expect(code).toBe(2);
  });

  test('checks a server that responds only to the paths of the API', async () => {
    const { url } = await startServer((request, response) => {
      if (request.url === '/') response.destroy();
      else response.writeHead(404).end();
    });
    const args = ['--anonymous', '--url', url, '--rate', '0', '--out', temporaryFolder()];
    const { code, output } = await inThisProcess([...args, '--only', 'getUserInfo'], {});
    expect(output).toContain('✗ [contract] getUserInfo: 401 without a token');
    expect(code).toBe(1);
  });

  test.each([
    ['the address is missing', [], 'pass --url'],
    ['the address is not a URL', ['--url', 'staging'], 'pass --url'],
    ['an option is unknown', ['--url', 'http://localhost:9', '--fast'], "'--fast'"],
    [
      'a tag is unknown',
      ['--url', 'http://localhost:9', '--only', 'tea'],
      'does not recognize tea',
    ],
    [
      '--exclude names nothing',
      ['--url', 'http://localhost:9', '--exclude', 'tea'],
      '--exclude does not recognize tea',
    ],
    [
      'the seed is not a number',
      ['--url', 'http://localhost:1234', '--seed', 'x'],
      '--seed must be',
    ],
    ['the rate is not a number', ['--url', 'http://localhost:9', '--rate', 'x'], '--rate'],
  ])('exits with 2 if %s', async (_why, args, words) => {
    const { code, output } = await inThisProcess(args, {});
    expect(output).toContain(words);
    expect(code).toBe(2);
  });

  test('calls only operations that are marked x-safe by default', { tags: 'nightly' }, async () => {
    const asked = new Set<string | undefined>();
    const injected: Faults = {
      answer: (answer, id) => {
        asked.add(id);
        return answer;
      },
    };
    const { output } = await check(injected, ['--origin', APP_ORIGIN, '--runs', '3'], withTokens);
    for (const id of ['buyResidential', 'cancelSubscription', 'sendCode', 'createUser', 'renewIsp'])
      expect(asked).not.toContain(id);
    expect([...asked]).toEqual(expect.arrayContaining(['login', 'listOrders', 'getIspPlan']));
    expect(output).toContain('not marked x-safe; pass --mutate to send it');
  });

  test('respects --rate', { tags: 'nightly' }, async () => {
    let calls = 0;
    const injected: Faults = {
      answer: (answer, id) => {
        // The first call, which checks whether the server responds at all, is not delayed.
        if (id !== undefined) calls += 1;
        return answer;
      },
    };
    const began = performance.now();
    await check(injected, ['--only', 'getUserInfo', '--rate', '10'], withTokens);
    expect(calls).toBeGreaterThan(5);
    expect(performance.now() - began).toBeGreaterThan((calls - 1) * 100);
  });

  test('never prints or writes a secret that it was given or received by signing in', async () => {
    const issued: string[] = [];
    const injected: Faults = {
      answer: (answer, id) => {
        if (id === 'login') {
          const { body } = JSON.parse(answer.body) as { body: { token?: string } | null };
          if (body?.token !== undefined) issued.push(body.token);
        }
        // A server that echoes its input.
        return id === 'listIspPlans'
          ? { ...answer, body: JSON.stringify({ code: 400, message: issued[0], body: null }) }
          : answer;
      },
      handlers: { getUserInfo: () => ({ userInfo: { email: 'somebody@else.example' } }) },
    };
    const { code, written, backend } = await checkByCommand(
      injected,
      ['--only', 'login', '--only', 'getIspPlan', '--email', DEMO.email],
      ({ otherToken }) => ({ PASSWORD: DEMO.password, OTHER_TOKEN: otherToken }),
    );
    expect(written).toContain('listIspPlans fails: ***');
    expect(written).toContain('the token belongs to another account');
    expect(code).toBe(1);
    expect(issued.length).toBeGreaterThan(0);
    for (const secret of [...issued, DEMO.password, backend.otherToken]) {
      expect(written).not.toContain(secret);
    }
    expect(written).toContain('"$PASSWORD"');
  });

  test("never prints or writes a customer's email address, even if the sign-in fails", async () => {
    const injected: Faults = {
      answer: (answer, id) => {
        if (id !== 'login') return answer;
        const message = `${DEMO.email.toUpperCase()} and ada@elsewhere.example are unknown`;
        return { ...answer, body: JSON.stringify({ code: 400, message, body: null }) };
      },
    };
    const args = ['--only', 'login', '--email', DEMO.email];
    const { code, written } = await check(injected, args, () => ({ PASSWORD: 'wrong-one' }));
    expect(written).toContain('the customer cannot sign in');
    expect(written).toContain('"$EMAIL"');
    expect(written.toLowerCase()).not.toContain(DEMO.email);
    expect(written).not.toContain('ada@');
    expect(code).toBe(1);
  });

  test('never sends the administrator password that the contract publishes', async () => {
    const sent: unknown[] = [];
    const createUser = (_visit: unknown, input: unknown) => {
      sent.push(input);
      return { success: true, user: { email: (input as { email: string }).email } };
    };
    const args = ['--mutate', '--only', 'createUser', '--origin', APP_ORIGIN, '--runs', '1'];
    await check({ handlers: { createUser } }, args, withTokens);
    const [example] =
      loadContract().operations.find(({ id }) => id === 'createUser')?.body?.examples ?? [];
    const { email, password } = Object(example?.value) as Record<string, string>;
    expect(sent.length).toBeGreaterThan(5);
    for (const published of [email, password])
      expect(JSON.stringify(sent)).not.toContain(published);
  });

  test('prints a curl command that reproduces the failure', async () => {
    const injected: Faults = {
      handlers: {
        searchLocations: (_visit, input, healthy) =>
          (input as { CountryCode: string }).CountryCode.includes("'") ? { places: [] } : healthy(),
      },
    };
    const { report, backend } = await check(
      injected,
      ['--only', 'searchLocations', '--runs', '300', '--seed', '3'],
      withTokens,
    );
    const broken = report().results.find(({ outcome }) => outcome === 'broken');
    expect(broken?.input?.body).toMatchObject({ CountryCode: "'", StateCode: '' });
    const repeated = await new Promise<string>((resolve, reject) => {
      const env = { PATH: process.env['PATH'], ...withTokens(backend) };
      exec(broken?.curl ?? '', { env, shell: '/bin/sh' }, (error, stdout) =>
        error === null ? resolve(stdout) : reject(error),
      );
    });
    expect(repeated).toContain('HTTP/1.1 200 OK');
    expect(repeated).toContain('"body":{"places":[]}');
  });

  test('reports whether the app survives a response that violates the contract', async () => {
    const injected: Faults = {
      answer: (answer, id) =>
        id === 'getBandwidth' && answer.status === 200 ? { ...answer, status: 503 } : answer,
      handlers: { getUserInfo: () => ({ userInfo: {} }) },
    };
    const { report } = await check(
      injected,
      ['--only', 'customer', '--only', 'proxies'],
      withTokens,
    );
    const verdictOf = (id: string) =>
      report().results.find(
        ({ operationId, check: name }) => operationId === id && name === 'documented examples',
      )?.appSurvives;
    expect(verdictOf('getBandwidth')).toBe(true);
    expect(verdictOf('getUserInfo')).toBe(false);
    expect(report().observations).toContainEqual(
      expect.objectContaining({ operationId: 'getBandwidth', status: 503, isKept: false }),
    );
  });
});
