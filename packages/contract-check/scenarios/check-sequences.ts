import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import { step, success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { ispPlans } from './sequence-calls.ts';

/** A host that does not belong to any shop's server. */
const FOREIGN = { host: '127.0.0.1', port: 9 };

export const checkSequences: Sequence[] = [
  {
    operationId: 'checkLine',
    name: "the customer's own line works, a wrong password is rejected, and a foreign host is not contacted",
    async run(context) {
      const line = await ownLine(context);
      if (line === undefined) throw new Skipped('the customer has no ISP plan with addresses');
      const own = await checked(context, line);
      const isRefused = codeOf(own.found) === 'wrong_credentials';
      if (isRefused) {
        context.found(new Broken("the customer's own line is rejected", own.sent, true));
      }
      const wrong = `wrong-${crypto.randomUUID()}`;
      await expectReason(context, { ...line, password: wrong }, 'wrong_credentials');
      await expectReason(context, { ...line, ...FOREIGN }, 'unknown_host');
    },
  },
];

type Found = { ok: boolean; exitIp?: string; error?: { code: string; text?: string } };

const codeOf = ({ error }: Found) => error?.code;

/** Checks a line, and the fields of each outcome. */
async function checked(context: CheckContext, line: Row) {
  const { body, sent } = await success(context, 'checkLine', { query: {}, body: line });
  const found = body as Found;
  if (found.ok ? found.error !== undefined : found.error === undefined) {
    const message = found.ok ? 'a line that works has an error' : 'a line fails without a reason';
    context.found(new Broken(message, sent, true));
  }
  if (found.ok === (found.exitIp === undefined)) {
    const message = found.ok
      ? 'a line that works has no exitIp'
      : 'a line that fails has an exitIp';
    context.found(new Broken(message, sent, true));
  }
  const { password } = line as { password: string };
  if (password !== '' && (found.error?.text ?? '').includes(password)) {
    context.found(new Broken('the reason contains the password', sent, true));
  }
  return { found, sent };
}

async function expectReason(context: CheckContext, line: Row, code: string): Promise<void> {
  await step(context, async () => {
    const { found, sent } = await checked(context, line);
    if (codeOf(found) === code) return;
    const words = found.ok ? 'the line works' : `the reason is ${String(codeOf(found))}`;
    const message = `${words}, but ${code} was expected${seen(line['host'])}`;
    throw new Broken(message, sent, true, { cause: `a check does not return ${code}` });
  });
}

/** The parts of a line of an active ISP plan; undefined without one. */
async function ownLine(context: CheckContext): Promise<Row | undefined> {
  const plan = (await ispPlans(context)).plans.find((one) => isActive(one));
  if (plan === undefined) return undefined;
  const operation = operationOf(context, 'getIspPlan');
  const input = { query: { orderNo: plan['orderNo'] } };
  const { answer } = await exchange(context, operation, input, 'customer');
  if (!isSuccess(operation, answer)) return undefined;
  const { proxies } = bodyOf(operation, answer) as { proxies: readonly Row[] };
  const found = proxies.find(({ state }) => state !== 'dead');
  if (found === undefined) return undefined;
  const { host, port, userName, password = '' } = found;
  return { host, port, userName, password };
}
