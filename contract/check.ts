import { readFile } from 'node:fs/promises';
import { main } from './cli/main.ts';

/** `npm run contract:check -- --url URL`: does a live backend keep the contract? */
process.exitCode = await main(process.argv.slice(2), process.env, {
  name: 'npm run contract:check --',
  contractText: () => readFile('openapi.yaml', 'utf8'),
});
// A connection that stays open must not keep the process.
process.exit();
