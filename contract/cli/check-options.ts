import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import type { Target } from '../check/client.ts';
import type { CheckOptions } from '../check/context.ts';

export const HELP = `npm run contract:check -- --url https://staging.example [options]

  --url URL            the backend; its answers are held against openapi.yaml
  --token TOKEN        bearer token of a test customer (or TOKEN in the environment)
  --email, --password  sign in instead (or EMAIL, PASSWORD in the environment)
  --other-token TOKEN  a second customer, to see that customers are kept apart (or OTHER_TOKEN)
  --functions-url URL  the backend functions; default URL/functions/v1
  --origin ORIGIN      the app's origin, for CORS; default the origin of URL
  --only NAME          only this tag or operation (repeatable)
  --mutate             also send calls that change things (those without x-safe)
  --pay-command CMD    pays the page in $PAYMENT_URL, to see the event and the credit
  --code-command CMD   prints the code mailed to $CODE_EMAIL for $CODE_TYPE (register, recovery)
  --runs N             generated inputs for each operation (20)
  --seed N             seed of the generated inputs (1)
  --rate N             calls a second at the most (20)
  --timeout N          seconds that an answer may take (15)
  --out DIR            where report.json, report.xml and report.html go (reports/contract)

Exit code 0: all is kept. 1: something is broken. 2: the server cannot be reached, or the call is wrong.`;

/** The command line is wrong, or a command that it names fails. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}

export type CheckCall = { target: Target; options: CheckOptions; only: string[]; out: string };

/** Reads the command line; undefined when help is asked for. Throws WrongCall. */
export function readCheckCall(
  args: string[],
  environment: NodeJS.ProcessEnv,
  known: ReadonlySet<string>,
): CheckCall | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const { url } = values;
  if (url === undefined || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw new WrongCall('give --url with http:// or https://');
  }
  const secret = (option: string | undefined, name: string) => option ?? environment[name] ?? '';
  const unknown = values.only.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new WrongCall(
      `--only knows no ${unknown.join(', ')}; there are ${[...known].join(', ')}`,
    );
  }
  const base = withoutSlash(url);
  const email = secret(values.email, 'EMAIL');
  const password = secret(values.password, 'PASSWORD');
  const payCommand = values['pay-command'];
  const codeCommand = values['code-command'];
  return {
    target: {
      url: base,
      functionsUrl: withoutSlash(values['functions-url'] ?? `${base}/functions/v1`),
      origin: values.origin ?? new URL(base).origin,
      token: secret(values.token, 'TOKEN'),
      otherToken: secret(values['other-token'], 'OTHER_TOKEN'),
      password,
      rate: positive(values.rate, '--rate'),
      timeoutMs: positive(values.timeout, '--timeout') * 1000,
    },
    options: {
      mutate: values.mutate,
      runs: positive(values.runs, '--runs'),
      seed: Number(values.seed),
      credentials: email === '' ? undefined : { email, password },
      pay:
        payCommand === undefined
          ? undefined
          : async (address) => void (await command(payCommand, { PAYMENT_URL: address })),
      mailedCode:
        codeCommand === undefined
          ? undefined
          : (to, type) => command(codeCommand, { CODE_EMAIL: to, CODE_TYPE: type }),
    },
    only: values.only,
    out: values.out,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        'other-token': { type: 'string' },
        'functions-url': { type: 'string' },
        origin: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        mutate: { type: 'boolean', default: false },
        'pay-command': { type: 'string' },
        'code-command': { type: 'string' },
        runs: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        rate: { type: 'string', default: '20' },
        timeout: { type: 'string', default: '15' },
        out: { type: 'string', default: 'reports/contract' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongCall(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function positive(text: string, option: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new WrongCall(`${option} takes a number above 0, not ${text}`);
  return value;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** What a shell command prints; its output is not shown, because it may hold secrets. */
async function command(line: string, environment: Record<string, string>): Promise<string> {
  try {
    const { stdout } = await promisify(exec)(line, { env: { ...process.env, ...environment } });
    return stdout.trim();
  } catch (cause) {
    throw new WrongCall(`the command fails: ${line}`, { cause });
  }
}
