import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { visibleLines } from '@ambergate/contract-check/engine/visible.ts';
import { configFrom, readSettings } from '../build/config/read-config.ts';
import { backendFindings } from './backend.ts';
import { UNSEEN } from './causes.ts';
import { countryFindings } from './countries.ts';
import { asCustomer } from './customer.ts';
import { lineOf, type Finding } from './finding.ts';
import { priceFindings } from './prices.ts';
import { servedFindings } from './served.ts';
import { settingFindings } from './settings.ts';

const HELP = `npm run doctor -- [options]

Checks a shop before customers use it: its settings, the published pages, and the API as a browser on the shop's
origin calls it. Sends only calls that change nothing. With EMAIL and PASSWORD of a test customer, it checks more.

  --dist DIR    the build to compare the published pages with (dist)
  --full        run all read-only checks of the contract: about 1,000 calls and 160 sign-ins instead of 60 and 3
  --rate N      maximum calls per second, 0 for no limit (20)

Exit code 0: no problems. 1: problems found. 2: invalid options or settings.`;

const { dist, full, rate } = readOptions(HELP, {
  dist: { type: 'string', default: 'dist' },
  full: { type: 'boolean', default: false },
  rate: { type: 'string', default: '20' },
}).values;

process.exitCode = await main();
// An open connection must not keep the process alive.
process.exit();

async function main(): Promise<0 | 1 | 2> {
  try {
    const values = readSettings('production');
    const config = configFrom(values);
    const { EMAIL = '', PASSWORD = '' } = process.env;
    const credentials = { email: EMAIL, password: PASSWORD };
    const contract = loadContract();
    const groups = [
      () => settingFindings(config, values),
      () => servedFindings(config.siteUrl, dist),
      () =>
        backendFindings(contract, config, credentials, {
          rate: Number(rate) || Infinity,
          isFull: full,
        }),
      () =>
        asCustomer(
          contract,
          config.apiBaseUrl || new URL(config.siteUrl).origin,
          credentials,
          async (ask) => [
            ...(await priceFindings(ask)),
            ...(await countryFindings(ask, config.facts.countries)),
          ],
        ),
      () => UNSEEN,
    ];
    const found: Finding[] = [];
    for (const group of groups) {
      const findings = await group();
      for (const finding of findings) console.log(lineOf(finding));
      found.push(...findings);
    }
    return found.some(({ state }) => state === 'bad') ? 1 : 0;
  } catch (error) {
    console.error(visibleLines(error instanceof Error ? error.message : String(error)));
    return 2;
  }
}
