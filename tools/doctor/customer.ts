import type { Contract } from '@ambergate/contract-check/engine/load.ts';
import { LineFailed } from '@ambergate/contract-check/engine/no-answer.ts';
import { readJson } from '@ambergate/contract-check/engine/read-json.ts';
import { createTransport, type Call } from '@ambergate/contract-check/engine/transport.ts';
import { LoginOk } from '../../generated/model/loginOk.zod.ts';
import type { Credentials } from './backend.ts';
import type { Finding } from './finding.ts';

type Schema<Answer> = { safeParse: (answer: unknown) => { success: boolean; data?: Answer } };

/** The request: a query, or a JSON body. */
type Sent = { query?: Record<string, string>; body?: object };

/** Calls an operation and returns its response; undefined if it is rejected. */
export type Ask = <Answer>(
  id: string,
  schema: Schema<Answer>,
  sent?: Sent,
) => Promise<Answer | undefined>;

const TIMEOUT_MS = 15_000;

/**
 * Calls the server as the test customer. Returns no findings without a test customer, or if the contract checks already
 * report why the calls fail.
 */
export async function asCustomer(
  { operations }: Contract,
  url: string,
  { email, password }: Credentials,
  look: (ask: Ask) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (email === '') return [];
  const read = createTransport(TIMEOUT_MS);
  const askWith =
    (headers: Call['headers']): Ask =>
    async (id, schema, { query = {}, body } = {}) => {
      const path = operations.find((operation) => operation.id === id)?.path ?? '';
      const parameters = new URLSearchParams(query).toString();
      const call =
        body === undefined
          ? { method: 'GET', headers }
          : {
              method: 'POST',
              headers: { ...headers, 'Content-Type': 'application/json' },
              body: JSON.stringify(body),
            };
      const { text } = await read(`${url}${path}?${parameters}`, call);
      return schema.safeParse(readJson(text).value).data;
    };
  try {
    const login = { email, passWord: password, loginType: 'pwd', account: '' };
    const signedIn = await askWith({})('login', LoginOk, { body: login });
    if (signedIn === undefined) return [];
    return await look(askWith({ Authorization: `Bearer ${signedIn.body.token}` }));
  } catch (error) {
    if (error instanceof LineFailed) return [];
    throw error;
  }
}
