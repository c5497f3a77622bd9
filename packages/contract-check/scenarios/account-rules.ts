import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { isRefusal, isSuccess } from '../engine/judge.ts';
import { requireMutate, step } from '../engine/sequences.ts';
import type { Input, Row } from '../engine/types.ts';
import {
  loginOf,
  newAccount,
  recovery,
  registration,
  requireCodes,
  sendCode,
  type Mailed,
} from './accounts.ts';
import { optionsOf } from './options.ts';
import { freshEmail } from './real-inputs.ts';

/** Number of wrong codes after which the right one must fail. Customers may mistype a few times. */
const TRIES = 30;
const TIMED_ACCOUNTS = 2;
const TIMED_TRIES = 4;
const TOLD_MS = 4;

/** What a server decides about emails and codes. */
export const accountRules: Sequence[] = [
  {
    operationId: 'login',
    also: ['register', 'recoverPassword'],
    name: 'emails are case-insensitive',
    async run(context) {
      const mailed = requireCodes(context);
      const account = await newAccount(context, mailed);
      const written = { ...account, email: account.email.toUpperCase() };
      const one = (operationId: string, input: Input) =>
        step(context, async () => {
          const operation = operationOf(context, operationId);
          const { sent, answer } = await exchange(context, operation, input, 'anonymous');
          if (isSuccess(operation, answer)) return;
          const message = `${operationId} treats emails as case-sensitive`;
          const cause = 'emails are case-sensitive';
          const severity = 'breaks the shop';
          throw new Broken(message, sent, true, { blamed: operationId, cause, severity });
        });
      await one('login', loginOf(written));
      await sendCode(context, account.email, 'recovery');
      const code = await mailed(account.email, 'recovery');
      const passWord = `case-${crypto.randomUUID()}`;
      await one('recoverPassword', recovery(written, code, passWord));
    },
  },
  {
    operationId: 'register',
    name: 'a code becomes invalid after wrong attempts',
    async run(context) {
      const mailed = requireCodes(context);
      const account = { email: freshEmail(context), passWord: `tries-${crypto.randomUUID()}` };
      await sendCode(context, account.email, 'register');
      const code = await mailed(account.email, 'register');
      await expectEnded(context, 'register', code, (tried) => registration(account, tried));
    },
  },
  {
    operationId: 'recoverPassword',
    name: 'a code becomes invalid after wrong attempts',
    async run(context) {
      const mailed = requireCodes(context);
      const account = await newAccount(context, mailed);
      await sendCode(context, account.email, 'recovery');
      const code = await mailed(account.email, 'recovery');
      const passWord = `tries-${crypto.randomUUID()}`;
      await expectEnded(context, 'recoverPassword', code, (tried) =>
        recovery(account, tried, passWord),
      );
    },
  },
  {
    operationId: 'login',
    name: 'a wrong password and an unknown email take the same time',
    async run(context) {
      const mailed = requireCodes(context);
      const first = await timesOf(context, mailed);
      // Rarely, this happens by chance, but not twice.
      const isTold = tells(first) && tells(await timesOf(context, mailed));
      if (!isTold) return;
      const [known, unknown] = [median(first.known), median(first.unknown)].map(Math.round);
      const message = `a failed sign-in takes ${known} ms for an account and ${unknown} ms for none, which reveals who is a customer`;
      const cause = 'the time of a failed sign-in reveals who is a customer';
      throw new Broken(message, undefined, true, { cause });
    },
  },
  {
    operationId: 'sendCode',
    also: ['recoverPassword'],
    name: 'a recovery returns the same response for unknown and known emails',
    async run(context) {
      requireMutate(context);
      const { credentials, mailedCode } = optionsOf(context);
      if (credentials === undefined && mailedCode === undefined) {
        throw new Skipped('pass --code-command, or --email and --password');
      }
      const known =
        mailedCode === undefined
          ? (credentials?.email ?? '')
          : (await newAccount(context, requireCodes(context))).email;
      const unknown = freshEmail(context);
      const send = (email: string) => ({ query: {}, body: { email, smsType: 'recovery' } });
      const wrong = (email: string) =>
        recovery({ email, passWord: '' }, '000000', `wrong-${crypto.randomUUID()}`);
      // A given address may have received a code a moment ago.
      const isFresh = mailedCode !== undefined;
      const pairs = [
        ['sendCode', send, isFresh ? 'a first code' : undefined],
        ['sendCode', send, 'a second code within 60 seconds'],
        ['recoverPassword', wrong, 'a wrong code'],
      ] as const;
      for (const [operationId, inputOf, what] of pairs) {
        const [ofKnown, ofUnknown] = [
          await outcome(context, operationId, inputOf(known)),
          await outcome(context, operationId, inputOf(unknown)),
        ];
        if (what === undefined || ofKnown.words === ofUnknown.words) continue;
        const pair = seen([ofKnown.words, ofUnknown.words]);
        const message = `${what} reveals whether the account exists${pair}`;
        context.found(new Broken(message, ofUnknown.sent, true, { blamed: operationId }));
      }
    },
  },
];

type Times = { known: readonly number[]; unknown: readonly number[] };

/** How long failed sign-ins take, in turns. A server may lock an account after a few failures. */
async function timesOf(context: CheckContext, mailed: Mailed): Promise<Times> {
  const operation = operationOf(context, 'login');
  const [known, unknown]: [number[], number[]] = [[], []];
  const timeOf = async (email: string) => {
    const input = loginOf({ email, passWord: `wrong-${crypto.randomUUID()}` });
    return (await exchange(context, operation, input, 'anonymous')).answer.tookMs;
  };
  for (let account = 0; account < TIMED_ACCOUNTS; account += 1) {
    const { email } = await newAccount(context, mailed);
    for (let index = 0; index < TIMED_TRIES; index += 1) {
      known.push(await timeOf(email));
      unknown.push(await timeOf(freshEmail(context)));
    }
  }
  return { known, unknown };
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Whether every time of one kind is above every time of the other, by more than scheduling noise. */
function tells({ known, unknown }: Times): boolean {
  const isApart =
    Math.min(...known) > Math.max(...unknown) || Math.min(...unknown) > Math.max(...known);
  return isApart && Math.abs(median(known) - median(unknown)) >= TOLD_MS;
}

/** The content of a response, except for a remaining time. */
async function outcome(context: CheckContext, operationId: string, input: Input) {
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, 'anonymous');
  const { code, message, body } = (answer.json ?? {}) as Row;
  const words = [code, message, body].map((one) => JSON.stringify(one ?? null)).join(' ');
  return { sent, words: words.replaceAll(/\d+ ?s(?:econds?)?\b/gi, 'some seconds') };
}

/** Sends wrong codes, then the right one, which must be rejected. */
async function expectEnded(
  context: CheckContext,
  operationId: string,
  code: string,
  inputOf: (code: string) => Input,
): Promise<void> {
  const operation = operationOf(context, operationId);
  for (let index = 0; index < TRIES; index += 1) {
    const tried = String((Number.parseInt(code, 10) || 0) + 1 + index)
      .padStart(6, '0')
      .slice(-6);
    if (tried === code) continue;
    try {
      const { sent, answer } = await exchange(context, operation, inputOf(tried), 'anonymous');
      if (isSuccess(operation, answer))
        throw new Broken('a code that was not emailed is accepted', sent);
      if (!isRefusal(operation, answer)) return;
    } catch (error) {
      // A server or gateway may also end the attempts with a 429, which another check judges.
      if (error instanceof Broken && error.sent?.answer?.startsWith('HTTP 429') === true) return;
      throw error;
    }
  }
  const { sent, answer } = await exchange(context, operation, inputOf(code), 'anonymous');
  if (!isSuccess(operation, answer)) return;
  const message = `the correct code is still accepted after ${TRIES} wrong ones, so six digits can be guessed`;
  throw new Broken(message, sent, true, { cause: 'codes can be guessed without a limit' });
}
