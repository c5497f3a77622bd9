import { readFile } from 'node:fs/promises';
import { main } from './cli/main.ts';

/** The entry point of the packed `contract-check`, which includes the contract. */
process.exitCode = await main(process.argv.slice(2), process.env, {
  name: 'contract-check',
  contractText: () => readFile(new URL('./openapi.yaml', import.meta.url), 'utf8'),
});
// An open connection must not keep the process alive.
process.exit();
