import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LIFE_SECONDS = 3600;

export type AuthService = Awaited<ReturnType<typeof startAuthService>>;

/** The part of a Supabase-compatible service that the client library calls. */
export async function startAuthService(user: { email: string; password: string }) {
  const log: string[] = [];
  const bearers: (string | undefined)[] = [];
  let refreshes = 0;
  let life = LIFE_SECONDS;
  const session = () => ({
    access_token: jwt(user.email, life),
    token_type: 'bearer',
    expires_in: life,
    expires_at: Math.floor(Date.now() / 1000) + life,
    refresh_token: `refresh-${refreshes}`,
    user: account(user.email),
  });
  const answer = (path: string, body: Record<string, unknown>): [number, object | null] => {
    if (path === '/auth/v1/token?grant_type=password') {
      if (body['email'] !== user.email || body['password'] !== user.password) {
        return [400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }];
      }
      return [200, session()];
    }
    if (path === '/auth/v1/token?grant_type=refresh_token') {
      if (body['refresh_token'] !== `refresh-${refreshes}`) {
        return [400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }];
      }
      refreshes += 1;
      return [200, session()];
    }
    if (path.startsWith('/auth/v1/logout')) return [204, null];
    return [404, {}];
  };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, authorization');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bearers.push(request.headers.authorization);
      log.push(`${request.method} ${request.url} ${String(request.headers['apikey'])}`);
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const [status, json] = answer(request.url ?? '', body);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(json === null ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    /** The `Authorization` of each logged call. */
    bearers,
    /** Lifetime of the next access tokens. */
    setLife: (seconds: number) => (life = seconds),
    rename: (email: string) => (user.email = email),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function account(email: string) {
  return { id: 'f3a0c2de-0000-4000-8000-000000000001', aud: 'authenticated', email };
}

function jwt(email: string, life: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + life;
  const claims = { sub: account(email).id, email, exp };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({ none: true })}`;
}
