import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login } from '../../generated/account/account.ts';
import { createUser } from '../../generated/admin/admin.ts';
import { getUserInfo } from '../../generated/customer/customer.ts';
import { ApiError } from '../../src/api/errors.ts';
import { http } from '../../src/api/http.ts';
import { config } from '../../src/config.ts';
import { answerCalls } from '../setup/network.ts';
import { visit } from './visit.ts';

const { apiBaseUrl, functionsUrl } = config;
const credentials = {
  email: 'a@b.co',
  passWord: 'hunter22',
  loginType: 'pwd',
  account: '',
} as const;
const newUser = { email: 'a@b.co', password: 'hunter22', email_confirm: true } as const;
const servers: Server[] = [];

beforeEach(() => void visit('token-1'));
afterEach(() => {
  Object.assign(config, { apiBaseUrl, functionsUrl });
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    'with status %i is not followed, so neither token nor password reach another server',
    async (status) => {
      const seen: IncomingMessage[] = [];
      const elsewhere = await serve((request, response) => {
        seen.push(request);
        response.end('{"code":200,"message":null,"body":{"token":"stolen"}}');
      });
      config.apiBaseUrl = await serve((request, response) => {
        response.writeHead(status, { Location: elsewhere + request.url }).end();
      });
      for (const call of [() => login(credentials), () => getUserInfo()]) {
        const error = await failureOf(call());
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({ kind: 'network', status: 0 });
      }
      expect(seen).toEqual([]);
    },
  );
});

describe('the bearer token', () => {
  let sent: ReturnType<typeof answerCalls>;
  const origins = ['', 'https://shop.example', 'https://api.example', 'https://api.example:8443'];
  const here = 'https://shop.example/dashboard';

  beforeEach(() => {
    vi.stubGlobal('location', new URL(here));
    sent = answerCalls(() => Response.json({ code: 500, message: 'no', body: null }));
  });

  test('law: it is sent only to the origin of the API, and only in a header', async () => {
    const calls = fc.constantFrom(
      () => getUserInfo(),
      () => login(credentials),
      () => createUser(newUser),
      ...[
        'https://evil.example/api/x',
        '//evil.example/',
        '@evil.example/',
        '.evil.example/',
        '/api/../x',
      ].map((path) => () => http(path, {})),
    );
    const at = fc.record({
      api: fc.constantFrom(...origins),
      functions: fc.constantFrom(...origins, 'https://fn.example', 'http://api.example'),
      call: calls,
    });
    await fc.assert(
      fc.asyncProperty(at, async ({ api, functions, call }) => {
        config.apiBaseUrl = api;
        config.functionsUrl = functions === '' ? `${api}/functions/v1` : functions;
        sent.mockClear();
        expect(await failureOf(call())).toBeInstanceOf(ApiError);
        const [url = '', init] = sent.mock.calls[0] ?? [];
        const isOfApi = URL.parse(url, here)?.origin === new URL(api, here).origin;
        expect(new Headers(init?.headers).get('Authorization')).toBe(
          isOfApi ? 'Bearer token-1' : null,
        );
        expect(url).not.toContain('token-1');
      }),
      { numRuns: 300 },
    );
  });

  test.each(['two\nlines', 'naïve 🙂', '\0'])(
    '%j cannot be a header, so no request is sent, and the error does not contain the token',
    async (token) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      visit(token);
      const error = await failureOf(getUserInfo());
      expect(error).toMatchObject({ kind: 'request', status: 0, operationId: 'getUserInfo' });
      expect(sent).not.toHaveBeenCalled();
      expect(logged.mock.calls).toEqual([['The request for getUserInfo could not be built.']]);
      logged.mockRestore();
    },
  );
});
