import { check, operationOf, type CheckContext, type Credentials } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import { NoAnswer } from '../engine/no-answer.ts';
import { success } from '../engine/sequences.ts';
import { textOf } from '../engine/texts.ts';
import type { Customer, Row } from '../engine/types.ts';

/**
 * Signs in both customers and reports unusable tokens and passwords. Always runs, because without customers, a run would
 * pass without checking anything.
 */
export async function signInCustomers(context: CheckContext): Promise<void> {
  const { client, options } = context;
  const always = { ...context, isSelected: () => true };
  for (const [identity, name] of [
    ['customer', '--token'],
    ['other customer', '--other-token'],
  ] as const) {
    if (client.tokenOf(identity) === '') continue;
    await check(always, 'getUserInfo', `${name} is accepted`, () =>
      expectAccepted(always, identity),
    );
  }
  const signsIn = client.tokenOf('customer') === '' || context.isSelected('login');
  if (options.credentials !== undefined && signsIn) {
    const { credentials } = options;
    await check(always, 'login', 'the token belongs to the account that signed in', () =>
      signIn(always, credentials),
    );
  }
  if (options.otherCredentials !== undefined && client.tokenOf('other customer') === '') {
    const { otherCredentials } = options;
    await check(always, 'login', 'the other customer signs in', async () => {
      client.setToken(
        'other customer',
        await tokenFor(always, otherCredentials, 'the other customer'),
        'OTHER_TOKEN',
      );
    });
  }
  if (client.tokenOf('customer') !== '' && client.tokenOf('other customer') !== '') {
    await check(always, 'getUserInfo', 'the two customers are different', () => expectTwo(always));
  }
}

/** Signs the customer in again if the checks of the sign-in have revoked the token. */
export async function signInAgain(context: CheckContext): Promise<void> {
  const { client, options, note } = context;
  const token = client.tokenOf('customer');
  if (options.credentials === undefined || token === '') return;
  if (await isGood(context, token).catch(() => true)) return;
  const fresh = await tokenFor(context, options.credentials).catch(() => undefined);
  if (fresh === undefined) return;
  client.setToken('customer', fresh, 'NEW_TOKEN');
  const message = 'a sign-in ends earlier tokens, so a customer can use only one device';
  note({ operationId: 'login', message });
}

async function expectAccepted(context: CheckContext, identity: Customer): Promise<void> {
  const { client } = context;
  const operation = operationOf(context, 'getUserInfo');
  try {
    const { sent, answer } = await client.send(operation, { query: {} }, identity);
    if (answer.status !== 401) return;
    client.setToken(identity, '');
    const message = `the ${identity}'s token is rejected (HTTP 401): it has expired, or belongs to another system`;
    throw new Broken(message, sent, true);
  } catch (error) {
    // The checks of the operation report missing responses.
    if (!(error instanceof NoAnswer)) throw error;
  }
}

async function signIn(context: CheckContext, credentials: Credentials): Promise<void> {
  const token = await tokenFor(context, credentials);
  const { client } = context;
  const given = client.tokenOf('customer');
  client.setToken('customer', token, given === '' ? 'TOKEN' : 'NEW_TOKEN');
  try {
    const { body, sent } = await success(context, 'getUserInfo');
    const found = String(((body as Row)['userInfo'] as Row)['email']);
    if (found.toLowerCase() !== credentials.email.toLowerCase()) {
      const more = { blamed: 'login' };
      throw new Broken('the token belongs to another account', sent, null, more);
    }
  } finally {
    if (given !== '' && (await isGood(context, given))) client.setToken('customer', given);
  }
}

/** A server may allow only one session at a time, so the sign-in may have revoked the given token. */
async function isGood(context: CheckContext, token: string): Promise<boolean> {
  const { client } = context;
  const latest = client.tokenOf('customer');
  client.setToken('customer', token);
  const { answer } = await client.send(
    operationOf(context, 'getUserInfo'),
    { query: {} },
    'customer',
  );
  client.setToken('customer', latest, 'NEW_TOKEN');
  return answer.status !== 401;
}

async function tokenFor(
  context: CheckContext,
  { email, password }: Credentials,
  who = 'the customer',
): Promise<string> {
  const operation = operationOf(context, 'login');
  const body = { email, passWord: password, loginType: 'pwd', account: '' };
  const { body: session } = await success(context, 'login', { query: {}, body }, 'anonymous').catch(
    (error: unknown) => {
      if (!(error instanceof Broken)) throw error;
      const message = `${who} cannot sign in: ${error.message}`;
      const more = { blamed: operation.id, severity: 'breaks the shop' } as const;
      throw new Broken(message, error.sent, true, more);
    },
  );
  return String((session as Row)['token']);
}

async function expectTwo(context: CheckContext): Promise<void> {
  const { client } = context;
  const operation = operationOf(context, 'getUserInfo');
  const emails: unknown[] = [];
  for (const identity of ['customer', 'other customer'] as const) {
    try {
      const { answer } = await client.send(operation, { query: {} }, identity);
      // The checks of the operation report problems of the response.
      if (!isSuccess(operation, answer)) return;
      const info = (bodyOf(operation, answer) as Row | null)?.['userInfo'] as Row | undefined;
      emails.push(info?.['email'] ?? textOf(answer));
    } catch (error) {
      if (error instanceof NoAnswer) return;
      throw error;
    }
  }
  if (emails[0] !== emails[1] || client.tokenOf('customer') === '') return;
  client.setToken('other customer', '');
  throw new Broken('both tokens belong to the same account: pass those of two customers');
}
