import type { CheckContext } from '../engine/context.ts';
import { Skipped } from '../engine/failures.ts';
import { requireMutate, success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { optionsOf, type ShopOptions } from './options.ts';
import { freshEmail } from './real-inputs.ts';
import type { Account } from './sequence-calls.ts';

const BACKDOORS = ['000000', '123456'];

export type Mailed = NonNullable<ShopOptions['mailedCode']>;

/** The command that reads emailed codes. @throws Skipped without it, or unless calls may change data */
export function requireCodes(context: CheckContext): Mailed {
  requireMutate(context);
  const { mailedCode } = optionsOf(context);
  if (mailedCode === undefined) throw new Skipped('pass --code-command');
  return mailedCode;
}

/** The input of `login` with a password. */
export const loginOf = ({ email, passWord }: Account) => ({
  query: {},
  body: { email, passWord, loginType: 'pwd', account: '' },
});
/** The input of `register`. */
export const registration = ({ email, passWord }: Account, verifyCode: string) => ({
  query: {},
  body: { email, passWord, verifyCode },
});
/** The input of `recoverPassword`. */
export const recovery = ({ email }: Account, verifyCode: string, newPassword: string) => ({
  query: {},
  body: { email, verifyCode, newPassword },
});

/** Requests a code by email. */
export async function sendCode(
  context: CheckContext,
  email: string,
  smsType: string,
): Promise<void> {
  await success(context, 'sendCode', { query: {}, body: { email, smsType } }, 'anonymous');
}

/** Registers an account and returns its token. */
export async function register(
  context: CheckContext,
  account: Account,
  code: string,
): Promise<string> {
  const { body } = await success(context, 'register', registration(account, code), 'anonymous');
  return String((body as Row)['token']);
}

/** Registers an account with a new email and the code that the server sends to it. */
export async function newAccount(
  context: CheckContext,
  mailed: Mailed,
  passWord = `own-${crypto.randomUUID()}`,
): Promise<Account> {
  const account = { email: freshEmail(context), passWord };
  await sendCode(context, account.email, 'register');
  await register(context, account, await mailed(account.email, 'register'));
  return account;
}

/** The last character changed, and codes that test servers often accept. */
export function wrongCodes(code: string): string[] {
  const near = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
  return [near, ...BACKDOORS].filter((one) => one !== code);
}
