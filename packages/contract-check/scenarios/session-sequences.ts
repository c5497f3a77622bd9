import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import { isSuccess } from '../engine/judge.ts';
import { expect401 } from '../engine/operation-checks.ts';
import { refused, step, success } from '../engine/sequences.ts';
import type { Customer, Input, Row, Sent } from '../engine/types.ts';
import { loginOf, newAccount, requireCodes } from './accounts.ts';

const LIST = 'listSessions';
const NOTHING: Input = { query: {} };
const PRIVATE = { severity: 'privacy' } as const;
/** Length of the end of a token that identifies it. The beginning may be the same for every token. */
const TOKEN_END = 16;

type Session = Row & { id: unknown; isCurrent: boolean };

/** Only the right tokens are revoked. Uses a separate account, because the customer's token must stay valid. */
export const sessionSequences: Sequence[] = [
  {
    operationId: 'logout',
    name: 'the token ends, and no other does',
    async run(context) {
      const [here, there] = await signedInTwice(context);
      as(context, here);
      await success(context, 'logout', NOTHING, 'new customer');
      const reads = context.contract.operations.filter(
        ({ isSafe, needsToken }) => isSafe && needsToken,
      );
      for (const { id } of reads) {
        const complaint = 'a token still works after Log out';
        await step(context, () => expectEnded(context, here, complaint, id));
      }
      await step(context, () => expectCustomer(context));
      if (there !== undefined) {
        await expectValid(context, there, 'Log out ends the token of another device');
      }
    },
  },
  {
    operationId: LIST,
    name: 'every session is listed, the current one is marked, and no token is shown',
    async run(context) {
      const [here, there] = await signedInTwice(context);
      as(context, here);
      const { list, text, sent } = await sessions(context);
      if (there !== undefined && list.length < 2) {
        context.found(new Broken('a session is missing: two tokens are valid', sent, true));
      }
      expectMarked(context, list, sent);
      for (const token of [here, there]) {
        if (token === undefined || !text.includes(token.slice(-TOKEN_END))) continue;
        context.found(new Broken('the list contains a token', sent, true, PRIVATE));
      }
    },
  },
  {
    operationId: 'endSession',
    also: [LIST],
    name: 'one session ends, and no customer can end that of another',
    async run(context) {
      const [here, there] = await signedInTwice(context);
      as(context, here);
      const { list } = await sessions(context);
      // The registration has a session, too.
      const others = list.filter(({ isCurrent }) => !isCurrent);
      for (const { id } of others) await endOf(context, id);
      if (there === undefined) {
        for (const { id } of list.filter(({ isCurrent }) => isCurrent)) await endOf(context, id);
        await expectEnded(context, here, 'an ended session still works');
        return;
      }
      await step(context, () => expectEnded(context, there, 'an ended session still works'));
      await expectValid(context, here, 'ending a session also ends the current one');
    },
  },
  {
    operationId: 'endOtherSessions',
    name: 'all other sessions end, and the current one stays',
    async run(context) {
      const [here, there] = await signedInTwice(context);
      as(context, here);
      await success(context, 'endOtherSessions', NOTHING, 'new customer');
      if (there !== undefined) {
        await step(context, () => expectEnded(context, there, 'an ended session still works'));
      }
      await step(context, () => expectCustomer(context));
      await expectValid(context, here, 'ending the others also ends the current one');
      const { list, sent } = await sessions(context);
      if (list.length === 1) return;
      throw new Broken('an ended session is still listed', sent, true, PRIVATE);
    },
  },
];

/** Ends a session of the new account, as only its customer can. */
async function endOf(context: CheckContext, id: unknown): Promise<void> {
  const input = { query: {}, body: { id } };
  if (context.client.tokenOf('customer') !== '') {
    const complaint = "it ends another customer's session";
    await step(context, () => refused(context, 'endSession', input, 'customer', complaint));
  }
  const operation = operationOf(context, 'endSession');
  const { sent, answer } = await exchange(context, operation, input, 'new customer');
  if (isSuccess(operation, answer)) return;
  context.found(new Broken('a listed session cannot be ended', sent, true));
}

/** Two tokens of a new account; only one if a sign-in revokes earlier tokens. */
async function signedInTwice(
  context: CheckContext,
): Promise<[here: string, there: string | undefined]> {
  const account = await newAccount(context, requireCodes(context));
  const signIn = async () =>
    String(((await success(context, 'login', loginOf(account), 'anonymous')).body as Row)['token']);
  const there = await signIn();
  context.client.secrets.add('NEW_TOKEN', there);
  const here = await signIn();
  return [here, (await isValid(context, there)) ? there : undefined];
}

const as = ({ client }: CheckContext, token: string) =>
  client.setToken('new customer', token, 'NEW_TOKEN');

async function sessions(context: CheckContext) {
  const { body, sent } = await success(context, LIST, NOTHING, 'new customer');
  return { list: body as readonly Session[], text: JSON.stringify(body), sent };
}

function expectMarked(context: CheckContext, list: readonly Session[], sent: Sent): void {
  const current = list.filter(({ isCurrent }) => isCurrent).length;
  if (current === 1) return;
  context.found(new Broken(`${current} sessions are marked as the current one`, sent, true));
}

async function expectEnded(
  context: CheckContext,
  token: string,
  complaint: string,
  id = 'getUserInfo',
): Promise<void> {
  context.client.setToken('ended token', token, 'NEW_TOKEN');
  const operation = operationOf(context, id);
  await expect401(context, operation, 'ended token', undefined, complaint);
}

async function expectValid(context: CheckContext, token: string, complaint: string) {
  if (await isValid(context, token)) return;
  throw new Broken(complaint, undefined, true, { severity: 'breaks the shop' });
}

/** The session of the customer outside the new account stays. */
async function expectCustomer(context: CheckContext): Promise<void> {
  if (context.client.tokenOf('customer') === '' || (await works(context, 'customer'))) return;
  throw new Broken("it ends another customer's session", undefined, true, PRIVATE);
}

async function isValid(context: CheckContext, token: string): Promise<boolean> {
  as(context, token);
  return works(context, 'new customer');
}

async function works(context: CheckContext, identity: Customer): Promise<boolean> {
  try {
    await success(context, 'getUserInfo', NOTHING, identity);
    return true;
  } catch (error) {
    if (error instanceof Broken) return false;
    throw error;
  }
}
