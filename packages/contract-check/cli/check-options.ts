import { parseArgs } from 'node:util';
import type { Target } from '../engine/client.ts';
import type { Contract } from '../engine/load.ts';
import type { ShopOptions } from '../scenarios/options.ts';
import { command } from './command.ts';
import { readLine } from './read-line.ts';
import type { Loudness } from './screen.ts';
import { WrongCall } from './WrongCall.ts';

export const HELP = `contract-check --url https://staging.example [options]

  --url URL            the backend to check
  --contract FILE|URL  a contract to use instead of the one in the package
  --token TOKEN        bearer token of a test customer (or TOKEN in the environment)
  --email, --password  sign in instead (or EMAIL, PASSWORD in the environment)
  --other-token TOKEN  a second customer, to check that neither can access the other's data (or OTHER_TOKEN)
  --other-email, --other-password
                       sign the second customer in instead (or OTHER_EMAIL, OTHER_PASSWORD)
  --functions-url URL  address of the backend functions (URL/functions/v1)
  --header 'NAME: VALUE'
                       a header for a gateway, sent only to the origin of URL, including a hub or
                       functions there; never printed (repeatable)
  --cert, --key FILE   the client's certificate and its key (PEM)
  --ca FILE            an additional certificate authority to trust (PEM)
  --proxy URL          proxy to use instead of HTTPS_PROXY, HTTP_PROXY and NO_PROXY (requires Node 24.5)
  --origin ORIGIN      the app's origin, for CORS (the origin of URL)
  --only NAME          check only this tag, operation, event or 'operation: check' (repeatable)
  --exclude NAME       skip this one (repeatable)
  --excuse OPERATION   accept that this operation never succeeds (repeatable)
  --offers NAMES       the offers that the server supports, such as status,check; operations of the
                       others are not checked (none)
  --anonymous          check only what needs no account; otherwise an account is required
  --mutate             also send calls that change data (those without x-safe)
  --pay-command CMD    pays on the page at $PAYMENT_URL, or approves a subscription there ($PAYMENT_KIND)
  --decline-command CMD
                       declines the payment on the page at $PAYMENT_URL
  --code-command CMD   prints the code emailed to $CODE_EMAIL for $CODE_TYPE (register, recovery)
  --discount-code CODE a code to try, in addition to the contract's example (repeatable)
  --price TIER=USD     price per GB of basic or premium data, to compare with the charge (repeatable)
  --mail-domain NAME   domain of generated email addresses (contract-check.example, which receives no mail)
  --settle SECONDS     how long the delivery may take after a payment (10)
  --baseline FILE      a report.json of an earlier run, whose findings do not fail this one
  --runs N             generated inputs per operation (20)
  --seed N             seed of the generated inputs (1)
  --rate N             maximum calls per second, 0 for no limit (20)
  --timeout N          maximum seconds for a response (15)
  --limit SECONDS      end the run after this time, and report the findings so far (1800)
  --wait SECONDS       how long to wait for the server to start and return a status below 500 (0)
  --out DIR            folder for report.json, .xml (JUnit), .html and .sarif (reports/contract)
  --args TEXT          more arguments, one per line, which are not split or expanded
  --strict             also fail if any check was skipped
  --verbose, --quiet   print every check, reason and note, or only the last line
  --list               list what is checked and what no check covers
  --annotate           also print GitHub annotations (the default in GitHub Actions)
  --version, --help

Exit code 0: no check is broken. 1: a check is broken, or with --strict one was skipped. 2: the run is incomplete, because the
server cannot be reached, the run ended early, or an option is invalid.`;

export type CheckCall = {
  target: Target;
  options: ShopOptions;
  only: readonly string[];
  exclude: readonly string[];
  out: string;
  baseline: string | undefined;
  waitSeconds: number;
  annotate: boolean;
  loudness: Loudness;
  /** Whether skipped checks fail the run. */
  strict: boolean;
  /** Whether to run without an account. */
  anonymous: boolean;
};

export type Values = ReturnType<typeof parseCheckArgs>;

/** Reads the values from the command line. Throws WrongCall. */
export function readCheckCall(values: Values, environment: NodeJS.ProcessEnv): CheckCall {
  const { url } = values;
  if (url === undefined || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw new WrongCall('pass --url with http:// or https://');
  }
  const secret = (option: string | undefined, name: string) => option ?? environment[name] ?? '';
  const base = withoutSlash(url);
  const credentials = {
    email: secret(values.email, 'EMAIL'),
    password: secret(values.password, 'PASSWORD'),
  };
  const other = {
    email: secret(values['other-email'], 'OTHER_EMAIL'),
    password: secret(values['other-password'], 'OTHER_PASSWORD'),
  };
  const payCommand = values['pay-command'];
  const declineCommand = values['decline-command'];
  const codeCommand = values['code-command'];
  const rate = Number(values.rate);
  return {
    target: {
      url: base,
      functionsUrl: withoutSlash(values['functions-url'] ?? `${base}/functions/v1`),
      origin: values.origin ?? new URL(base).origin,
      token: secret(values.token, 'TOKEN'),
      otherToken: secret(values['other-token'], 'OTHER_TOKEN'),
      password: credentials.password,
      otherPassword: other.password,
      rate: rate === 0 ? Infinity : positive(values.rate, '--rate'),
      timeoutMs: positive(values.timeout, '--timeout') * 1000,
      line: readLine(values, environment),
    },
    options: {
      mutate: values.mutate,
      runs: positive(values.runs, '--runs'),
      seed: wholeNumber(values.seed, '--seed'),
      credentials: credentials.email === '' ? undefined : credentials,
      otherCredentials: other.email === '' ? undefined : other,
      pay:
        payCommand === undefined
          ? undefined
          : async (address, kind) =>
              void (await command(payCommand, { PAYMENT_URL: address, PAYMENT_KIND: kind })),
      decline:
        declineCommand === undefined
          ? undefined
          : async (address) => void (await command(declineCommand, { PAYMENT_URL: address })),
      mailedCode:
        codeCommand === undefined
          ? undefined
          : (to, type) => command(codeCommand, { CODE_EMAIL: to, CODE_TYPE: type }),
      discountCodes: values['discount-code'],
      prices: Object.fromEntries(values.price.map(readPrice)),
      excuse: values.excuse,
      offers: values.offers.flatMap((names) => names.split(/[\s,]+/)).filter((name) => name !== ''),
      isOriginGiven: values.origin !== undefined,
      limitSeconds: positive(values.limit, '--limit'),
      ...(values['mail-domain'] === undefined ? {} : { mailDomain: values['mail-domain'] }),
      ...(values.settle === undefined
        ? {}
        : { settleSeconds: positive(values.settle, '--settle') }),
    },
    only: values.only,
    exclude: values.exclude,
    out: values.out,
    baseline: values.baseline,
    waitSeconds: values.wait === '0' ? 0 : positive(values.wait, '--wait'),
    anonymous: values.anonymous,
    loudness: values.quiet ? 'quiet' : values.verbose ? 'verbose' : 'usual',
    strict: values.strict,
    annotate: values.annotate || environment['GITHUB_ACTIONS'] === 'true',
  };
}

/** Throws WrongCall without an account, because a run that skips most checks would look like one that passes. */
export function expectAccount({ target, options, anonymous }: CheckCall): void {
  const { credentials } = options;
  if (credentials !== undefined && credentials.password === '') {
    throw new WrongCall('set PASSWORD with EMAIL in the environment');
  }
  if (anonymous || target.token !== '' || credentials !== undefined) return;
  throw new WrongCall(
    'set TOKEN, or EMAIL and PASSWORD, of a test customer in the environment, or pass --anonymous to check only what needs no account',
  );
}

/** Throws WrongCall for a name that the contract lacks. `operation: check` is looked up by its operation. */
export function expectKnown(
  names: readonly string[],
  known: ReadonlySet<string>,
  option: string,
): void {
  const unknown = names.filter((name) => !known.has(name.split(': ')[0] ?? ''));
  if (unknown.length === 0) return;
  const all = [...known].join(', ');
  throw new WrongCall(`${option} does not recognize ${unknown.join(', ')}. Choose from ${all}`);
}

/** Throws WrongCall if --only names an operation of an offer that the server lacks. */
export function expectOffered(
  names: readonly string[],
  { operations }: Contract,
  offers: readonly string[],
): void {
  for (const { id, offer } of operations) {
    const isLeftOut = offer !== undefined && !offers.includes(offer);
    if (!isLeftOut || !names.some((name) => name.split(': ')[0] === id)) continue;
    throw new WrongCall(`--only ${id} needs --offers ${offer}, because it is optional for servers`);
  }
}

const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const text = { type: 'string' } as const;

/** Throws WrongCall for an unknown option. */
export function parseCheckArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: text,
        contract: text,
        token: text,
        email: text,
        password: text,
        'other-token': text,
        'other-email': text,
        'other-password': text,
        'functions-url': text,
        header: many,
        cert: text,
        key: text,
        ca: text,
        proxy: text,
        origin: text,
        only: many,
        exclude: many,
        excuse: many,
        offers: many,
        mutate: { type: 'boolean', default: false },
        'pay-command': text,
        'decline-command': text,
        'code-command': text,
        'discount-code': many,
        price: many,
        'mail-domain': text,
        settle: text,
        baseline: text,
        runs: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        rate: { type: 'string', default: '20' },
        timeout: { type: 'string', default: '15' },
        limit: { type: 'string', default: '1800' },
        wait: { type: 'string', default: '0' },
        out: { type: 'string', default: 'reports/contract' },
        anonymous: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        annotate: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongCall(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Throws WrongCall. */
function readPrice(text: string): [tier: string, price: number] {
  const [, tier = '', price = ''] = /^(basic|premium)=(\d+(?:\.\d{1,2})?)$/.exec(text) ?? [];
  if (!(Number(price) > 0))
    throw new WrongCall(`--price must be basic=USD or premium=USD, not ${text}`);
  return [tier, Number(price)];
}

/** Throws WrongCall. */
export function positive(value: string, option: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new WrongCall(`${option} must be a number above 0, not ${value}`);
  return number;
}

/** Throws WrongCall. */
function wholeNumber(value: string, option: string): number {
  if (!/^-?\d{1,9}$/.test(value))
    throw new WrongCall(`${option} must be a whole number, not ${value}`);
  return Number(value);
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
