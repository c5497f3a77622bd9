import { exec } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Unreachable } from './check/client.ts';
import { checkBackend } from './check/run.ts';
import type { Result } from './check/types.ts';
import { loadContract } from './load.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { createRedactor } from './report/redact.ts';
import { countResults, textReport } from './report/summary.ts';

const HELP = `npm run contract:check -- --url https://staging.example [options]

  --url URL            the backend; its answers are held against openapi.yaml
  --token TOKEN        bearer token of a test customer (or TOKEN in the environment)
  --email, --password  sign in instead (or EMAIL, PASSWORD in the environment)
  --other-token TOKEN  a second customer, to see that customers are kept apart (or OTHER_TOKEN)
  --functions-url URL  the backend functions; default URL/functions/v1
  --origin ORIGIN      the app's origin, for CORS; default the origin of URL
  --only TAG           only the operations of this tag (repeatable)
  --mutate             also send calls that change things (those without x-safe)
  --pay-command CMD    pays the page in $PAYMENT_URL, to see the event and the credit
  --runs N             generated inputs for each operation (20)
  --seed N             seed of the generated inputs (1)
  --rate N             calls a second at the most (20)
  --out DIR            where report.json, report.xml and report.html go (reports/contract)

Exit code 0: all is kept. 1: something is broken. 2: the server cannot be reached, or the call is wrong.`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string', default: process.env['TOKEN'] ?? '' },
    email: { type: 'string', default: process.env['EMAIL'] ?? '' },
    password: { type: 'string', default: process.env['PASSWORD'] ?? '' },
    'other-token': { type: 'string', default: process.env['OTHER_TOKEN'] ?? '' },
    'functions-url': { type: 'string' },
    origin: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    mutate: { type: 'boolean', default: false },
    'pay-command': { type: 'string' },
    runs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '20' },
    out: { type: 'string', default: 'reports/contract' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || values.url === undefined || !URL.canParse(values.url)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const url = values.url.replace(/\/+$/, '');
const payCommand = values['pay-command'];
const clean = createRedactor([values.token, values['other-token'], values.password]);
const say = (result: Result) =>
  console.log(`${MARKS[result.outcome]} ${result.operationId}: ${result.check}`);
const MARKS = { kept: '✓', broken: '✗', skipped: '-' } as const;

try {
  const results = await checkBackend(
    loadContract(),
    {
      target: {
        url,
        functionsUrl: (values['functions-url'] ?? `${url}/functions/v1`).replace(/\/+$/, ''),
        origin: values.origin ?? new URL(url).origin,
        token: values.token,
        otherToken: values['other-token'],
        rate: Number(values.rate),
      },
      options: {
        mutate: values.mutate,
        runs: Number(values.runs),
        seed: Number(values.seed),
        credentials:
          values.email === '' ? undefined : { email: values.email, password: values.password },
        pay: payCommand === undefined ? undefined : payWith(payCommand),
      },
      only: values.only,
    },
    say,
  );
  await mkdir(values.out, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(values.out, name), clean(text));
  await write('report.json', JSON.stringify(results, null, 2));
  await write('report.xml', junitReport(results));
  await write('report.html', htmlReport(results, `Contract report of ${url}`));
  console.log(`\n${clean(textReport(results))}\nReports: ${values.out}/`);
  process.exit(countResults(results).broken > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof Unreachable)) throw error;
  console.error(error.message);
  process.exit(2);
}

function payWith(command: string) {
  return async (paymentUrl: string) => {
    await promisify(exec)(command, { env: { ...process.env, PAYMENT_URL: paymentUrl } });
  };
}
