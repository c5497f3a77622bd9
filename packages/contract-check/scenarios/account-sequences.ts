import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Several, Skipped } from '../engine/failures.ts';
import { isSuccess } from '../engine/judge.ts';
import { expect401 } from '../engine/operation-checks.ts';
import { refused, requireMutate, step, success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import {
  loginOf,
  newAccount,
  recovery,
  register,
  registration,
  requireCodes,
  sendCode,
  wrongCodes,
  type Mailed,
} from './accounts.ts';
import { anyConfig, expectNoConfig, expectOwnCredentials } from './config-sequences.ts';
import { optionsOf } from './options.ts';
import { buyData } from './purchase-sequences.ts';
import { freshEmail } from './real-inputs.ts';
import { createElsewhere, type Account } from './sequence-calls.ts';

const WRONG_CODE = 'a code that was not emailed is accepted';
/** Longer than some hash functions read (bcrypt stops at 72 bytes). */
const LONG_PASSWORD = 100;
const HASHED = 72;

export const accountSequences: Sequence[] = [
  {
    operationId: 'sendCode',
    name: 'a second code within 60 seconds is rejected',
    async run(context) {
      requireMutate(context);
      const call = { query: {}, body: { email: freshEmail(context), smsType: 'register' } };
      await success(context, 'sendCode', call, 'anonymous');
      const complaint = 'a second code is sent within 60 seconds';
      await refused(context, 'sendCode', call, 'anonymous', complaint);
    },
  },
  {
    operationId: 'login',
    name: 'a wrong password and an unknown email get the same failure',
    async run(context) {
      const { credentials } = context.options;
      if (credentials === undefined) throw new Skipped('pass --email and --password');
      const login = operationOf(context, 'login');
      const failures: unknown[] = [];
      for (const email of [credentials.email, freshEmail(context)]) {
        const input = loginOf({ email, passWord: 'not-the-password' });
        const { sent, answer } = await exchange(context, login, input, 'anonymous');
        if (isSuccess(login, answer)) throw new Broken('a wrong password signs in', sent);
        const { code, message, body } = (answer.json ?? {}) as Row;
        failures.push(`${String(code)} ${String(message)} ${JSON.stringify(body ?? null)}`);
        if (failures[0] !== failures.at(-1)) {
          const tells = `the failure reveals whether the account exists${seen(failures)}`;
          throw new Broken(tells, sent, true);
        }
      }
    },
  },
  {
    operationId: 'register',
    also: ['recoverPassword', 'sendCode'],
    name: 'a registration with an emailed code, a purchase, and a new password',
    async run(context) {
      const mailed = requireCodes(context);
      const account = { email: freshEmail(context), passWord: `first-${crypto.randomUUID()}` };
      await sendCode(context, account.email, 'register');
      const code = await mailed(account.email, 'register');
      const token = await register(context, account, code);
      context.client.setToken('new customer', token, 'NEW_TOKEN');
      const { body, sent } = await success(context, 'getUserInfo', { query: {} }, 'new customer');
      if (((body as Row)['userInfo'] as Row)['email'] !== account.email) {
        throw new Broken('the token belongs to another account', sent);
      }
      const signedIn = await success(context, 'login', loginOf(account), 'anonymous');
      // A sign-in may revoke the token from the registration.
      const latest = String((signedIn.body as Row)['token']);
      context.client.setToken('new customer', latest, 'NEW_TOKEN');
      await expectOtherPasswordsRefused(context, account);
      // An unfinished server may lack the operation.
      for (const tier of context.isSelected('getProxyConfig') ? ['basic', 'premium'] : []) {
        await step(context, () => expectNoConfig(context, tier, 'new customer'));
      }
      if (optionsOf(context).pay !== undefined) {
        await step(context, () => buyData(context, 'premium', 'new customer'));
        await step(context, () => expectOtherConfig(context));
      }
      await changePassword(context, account, latest, mailed);
    },
  },
  {
    operationId: 'register',
    name: 'an email that has an account cannot be registered again',
    async run(context) {
      const mailed = requireCodes(context);
      const account = { email: freshEmail(context), passWord: `owner-${crypto.randomUUID()}` };
      await sendCode(context, account.email, 'register');
      const code = await mailed(account.email, 'register');
      // If the account was created in another way, the code is still unused.
      const refusal = await createElsewhere(context, account);
      if (refusal !== undefined) await register(context, account, code);
      const thief = { ...account, passWord: `thief-${crypto.randomUUID()}` };
      const complaint = 'an email can be registered twice';
      await refused(context, 'register', registration(thief, code), 'anonymous', complaint);
      const opened = 'a rejected registration sets a new password';
      await refused(context, 'login', loginOf(thief), 'anonymous', opened);
    },
  },
  {
    operationId: 'register',
    name: 'a registration accepts only the code of its email',
    async run(context) {
      const mailed = requireCodes(context);
      const account = { email: freshEmail(context), passWord: `only-${crypto.randomUUID()}` };
      await sendCode(context, account.email, 'register');
      const code = await mailed(account.email, 'register');
      const stranger = { ...account, email: freshEmail(context) };
      const complaint = 'a code that was emailed to another address is accepted';
      await refused(context, 'register', registration(stranger, code), 'anonymous', complaint);
      for (const wrong of wrongCodes(code)) {
        await refused(context, 'register', registration(account, wrong), 'anonymous', WRONG_CODE);
      }
      for (const one of [account, stranger]) {
        const complaintOfLogin = 'a rejected registration creates an account';
        await refused(context, 'login', loginOf(one), 'anonymous', complaintOfLogin);
      }
    },
  },
  {
    operationId: 'recoverPassword',
    name: 'a recovery accepts only the code of its email',
    async run(context) {
      const mailed = requireCodes(context);
      const [mine, theirs] = [await newAccount(context, mailed), await newAccount(context, mailed)];
      await sendCode(context, mine.email, 'recovery');
      const code = await mailed(mine.email, 'recovery');
      const attempts = [
        ...wrongCodes(code).map((wrong) => [mine, wrong, WRONG_CODE] as const),
        [theirs, code, 'a code that was emailed to another address is accepted'] as const,
      ];
      for (const [account, verifyCode, complaint] of attempts) {
        const input = recovery(account, verifyCode, `taken-${crypto.randomUUID()}`);
        await refused(context, 'recoverPassword', input, 'anonymous', complaint);
      }
      for (const account of [mine, theirs]) {
        await success(context, 'login', loginOf(account), 'anonymous');
      }
      const short = recovery(mine, code, 'five5');
      const complaint = 'a password of 5 characters is accepted';
      await refused(context, 'recoverPassword', short, 'anonymous', complaint);
    },
  },
  {
    operationId: 'recoverPassword',
    name: 'a registration code cannot set a new password',
    async run(context) {
      const mailed = requireCodes(context);
      const account = { email: freshEmail(context), passWord: `admin-${crypto.randomUUID()}` };
      await sendCode(context, account.email, 'register');
      const code = await mailed(account.email, 'register');
      // The account was created in another way, so its registration code is still valid.
      const refusal = await createElsewhere(context, account);
      if (refusal !== undefined)
        throw new Skipped(`createUser does not create such an account (${refusal})`);
      const input = recovery(account, code, `taken-${crypto.randomUUID()}`);
      const complaint = 'a code of the other kind is accepted';
      await refused(context, 'recoverPassword', input, 'anonymous', complaint);
    },
  },
  {
    operationId: 'register',
    name: 'passwords of 5 and 129 characters are rejected, even with the right code',
    async run(context) {
      const mailed = requireCodes(context);
      const email = freshEmail(context);
      await sendCode(context, email, 'register');
      const code = await mailed(email, 'register');
      const broken: Broken[] = [];
      for (const length of [5, 129]) {
        const account = { email, passWord: 'p'.repeat(length) };
        const complaint = `a password of ${length} characters is accepted`;
        await refused(
          context,
          'register',
          registration(account, code),
          'anonymous',
          complaint,
        ).catch((error: unknown) => {
          if (!(error instanceof Broken)) throw error;
          broken.push(error);
        });
      }
      if (broken.length > 0) throw new Several(broken);
    },
  },
  {
    operationId: 'register',
    name: 'every character of a long password counts',
    async run(context) {
      const mailed = requireCodes(context);
      const account = await newAccount(context, mailed, `"ü\\' ${'p'.repeat(LONG_PASSWORD)}`);
      await success(context, 'login', loginOf(account), 'anonymous');
      const cut = `${account.passWord.slice(0, HASHED + 2)}${'q'.repeat(20)}`;
      const complaint = 'only the beginning of a password counts';
      const other = loginOf({ ...account, passWord: cut });
      await refused(context, 'login', other, 'anonymous', complaint);
    },
  },
];

/** The lines of the new customer have their own credentials. */
async function expectOtherConfig(context: CheckContext): Promise<void> {
  if (context.client.tokenOf('customer') === '' || !context.isSelected('getProxyConfig')) return;
  const mine = await anyConfig(context, 'new customer');
  const theirs = await anyConfig(context, 'customer');
  if (mine !== undefined && theirs !== undefined) {
    expectOwnCredentials(context, mine, theirs.config);
  }
}

/** Near misses of the password, and values that are not text, must be rejected. */
async function expectOtherPasswordsRefused(context: CheckContext, account: Account): Promise<void> {
  const { passWord } = account;
  const others: readonly (readonly [value: unknown, complaint: string])[] = [
    [passWord.toUpperCase(), 'passwords are not case-sensitive'],
    [passWord.slice(0, -1), 'only the beginning of a password counts'],
    [`${passWord}x`, 'only the beginning of a password counts'],
    [true, 'a password that is not a string is accepted'],
    [{ $ne: null }, 'a password that is not a string is accepted'],
  ];
  for (const [value, complaint] of others) {
    const { query, body } = loginOf(account);
    const input = { query, body: { ...body, passWord: value } };
    await step(context, () => refused(context, 'login', input, 'anonymous', complaint));
  }
}

/** Sets a new password with a code, once. The old password and all earlier tokens must stop working. */
async function changePassword(
  context: CheckContext,
  account: Account,
  token: string,
  mailed: Mailed,
): Promise<void> {
  await sendCode(context, account.email, 'recovery');
  const code = await mailed(account.email, 'recovery');
  const passWord = `second-${crypto.randomUUID()}`;
  await success(context, 'recoverPassword', recovery(account, code, passWord), 'anonymous');
  const again = recovery(account, code, `third-${crypto.randomUUID()}`);
  await step(context, () =>
    refused(context, 'recoverPassword', again, 'anonymous', 'a code is accepted twice'),
  );
  await step(context, () =>
    refused(context, 'login', loginOf(account), 'anonymous', 'the old password still works'),
  );
  context.client.setToken('ended token', token, 'NEW_TOKEN');
  const broken: Broken[] = [];
  for (const operation of context.contract.operations) {
    if (!operation.responses.has('401')) continue;
    const complaint = 'a token from before the new password still works';
    const saw = () => undefined;
    await expect401(context, operation, 'ended token', saw, complaint).catch((error: unknown) => {
      if (!(error instanceof Broken)) throw error;
      // An unfinished server may lack the operation, which then gives no access.
      if (error.message === complaint || context.isSelected(operation.id)) broken.push(error);
    });
  }
  if (broken.length > 0) throw new Several(broken);
  const opened = loginOf({ ...account, passWord });
  const { body } = await success(context, 'login', opened, 'anonymous');
  context.client.setToken('new customer', String((body as Row)['token']), 'NEW_TOKEN');
}
