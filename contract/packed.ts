import { readFile } from 'node:fs/promises';
import { main } from './cli/main.ts';

/** `contract-check`, as `npm run contract:pack` packs it: the contract lies beside it. */
process.exitCode = await main(process.argv.slice(2), process.env, {
  name: 'contract-check',
  contractText: () => readFile(new URL('./openapi.yaml', import.meta.url), 'utf8'),
});
// A connection that stays open must not keep the process.
process.exit();
