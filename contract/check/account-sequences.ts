import { Broken, Skipped, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { buyAndPay } from './purchase-sequences.ts';
import { refused, requireMutate, success } from './sequence-calls.ts';
import type { Row, Sequence } from './sequence-calls.ts';

export const accountSequences: Sequence[] = [
  {
    operationId: 'login',
    name: 'the token opens the account it was given for',
    async run(context) {
      const { credentials } = context.options;
      if (credentials === undefined) throw new Skipped('give --email and --password');
      const { email, password } = credentials;
      const body = { email, passWord: password, loginType: 'pwd', account: '' };
      const { body: session, sent } = await success(
        context,
        'login',
        { query: {}, body },
        'nobody',
      );
      await asCustomer(context, String((session as Row)['token']), async () => {
        const info = await success(context, 'getUserInfo');
        const found = ((info.body as Row)['userInfo'] as Row)['email'];
        if (found !== email) throw new Broken('the token opens another account', sent);
      });
    },
  },
  {
    operationId: 'login',
    name: 'a wrong password and an unknown e-mail fail alike',
    async run(context) {
      const { credentials } = context.options;
      if (credentials === undefined) throw new Skipped('give --email and --password');
      const login = operationOf(context, 'login');
      const failures: unknown[] = [];
      for (const email of [credentials.email, 'nobody@contract-check.example']) {
        const body = { email, passWord: 'not-the-password', loginType: 'pwd', account: '' };
        const { sent, answer } = await exchange(context, login, { query: {}, body }, 'nobody');
        const { code, message } = (answer.json ?? {}) as Row;
        if (code === 200) throw new Broken('a wrong password signs in', sent);
        failures.push(`${String(code)} ${String(message)}`);
        if (failures[0] !== failures.at(-1)) {
          throw new Broken('the failure tells whether there is such an account', sent, true);
        }
      }
    },
  },
  {
    operationId: 'register',
    name: 'a registration with its mailed code, a purchase, and a new password',
    async run(context) {
      requireMutate(context);
      const { mailedCode } = context.options;
      if (mailedCode === undefined) throw new Skipped('give --code-command');
      const email = `check-${crypto.randomUUID()}@contract-check.example`;
      const passWord = `first-${crypto.randomUUID()}`;
      await sendCode(context, email, 'register');
      const verifyCode = await mailedCode(email, 'register');
      const account = { query: {}, body: { email, passWord, verifyCode } };
      const { body: session } = await success(context, 'register', account, 'nobody');
      await refused(context, 'register', account, 'nobody', 'a code is taken twice');
      const token = String((session as Row)['token']);
      await asCustomer(context, token, () => buyAndPay(context, 'customer'));

      await sendCode(context, email, 'recovery');
      const newPassword = `second-${crypto.randomUUID()}`;
      const recovery = {
        query: {},
        body: { email, verifyCode: await mailedCode(email, 'recovery'), newPassword },
      };
      await success(context, 'recoverPassword', recovery, 'nobody');
      await asCustomer(context, token, () => expectEnded(context));
      const login = { email, passWord: newPassword, loginType: 'pwd', account: '' };
      await success(context, 'login', { query: {}, body: login }, 'nobody');
    },
  },
];

/** Sends a code, and sees a second one refused: one each 60 seconds (contract, sendCode). */
async function sendCode(context: CheckContext, email: string, smsType: string): Promise<void> {
  const call = { query: {}, body: { email, smsType } };
  await success(context, 'sendCode', call, 'nobody');
  await refused(context, 'sendCode', call, 'nobody', 'a second code is sent within 60 seconds');
}

/** A new password ends all earlier tokens (contract, recoverPassword). */
async function expectEnded(context: CheckContext): Promise<void> {
  const operation = operationOf(context, 'getUserInfo');
  const { sent, answer } = await exchange(context, operation, { query: {} }, 'customer');
  if (answer.status !== 401) throw new Broken('the token of the old password still opens', sent);
}

async function asCustomer(
  { client }: CheckContext,
  token: string,
  run: () => Promise<void>,
): Promise<void> {
  const before = client.tokenOf('customer');
  client.setToken('customer', token, 'NEW_TOKEN');
  try {
    await run();
  } finally {
    client.setToken('customer', before);
  }
}
