import { onTestFinished } from 'vitest';
import type { SandboxOptions } from '../sandbox.ts';
import { startSandbox } from '../server.ts';
import { uniqueName } from './unique-name.ts';

export const DEMO = { email: 'demo@ambergate.example', passWord: 'amber-demo-1' };

export type Envelope = {
  code: number;
  message: string | null;
  body: unknown;
};

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;

export type SendOptions = Omit<RequestInit, 'headers'> & {
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** A sandbox for one test, closed after it, which collects its faults. */
export async function openTestSandbox(options: SandboxOptions = {}) {
  const faults: string[] = [];
  const sandbox = await startSandbox({ report: (fault) => faults.push(fault), ...options });
  onTestFinished(sandbox.stop);
  const { url, backend } = sandbox;

  const send = (path: string, init: SendOptions = {}) => {
    const { token, headers, ...rest } = init;
    return fetch(url + path, {
      ...rest,
      headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    });
  };
  const get = async (path: string, token?: string): Promise<Envelope> =>
    (await (await send(path, { token })).json()) as Envelope;
  const post = async (path: string, body: unknown, token?: string): Promise<Envelope> =>
    (await (await send(path, json(body, token))).json()) as Envelope;

  return {
    ...sandbox,
    faults,
    send,
    get,
    post,
    /** A signed-in customer without purchases. */
    newCustomer: (email = `${uniqueName()}@test.example`) => {
      const customer = backend.store.customers.add(email, null);
      if (!customer) throw new Error(`There is a customer ${email}`);
      return { id: customer.id, email, token: backend.store.tokens.issue(customer.id) };
    },
    /** Clicks a button of a hosted page. */
    click: (pageUrl: unknown, action: string) =>
      fetch(String(pageUrl), { method: 'POST', body: new URLSearchParams({ action }) }),
  };
}

export const json = (body: unknown, token?: string) => ({
  method: 'POST',
  token,
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A field of a response's body. */
export function field(envelope: Envelope, name: string): unknown {
  const { body } = envelope;
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
