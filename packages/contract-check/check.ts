import { readFile } from 'node:fs/promises';
import { main } from './cli/main.ts';

/** `npm run contract:check -- --url URL`: checks whether a live backend conforms to the contract. */
process.exitCode = await main(process.argv.slice(2), process.env, {
  name: 'npm run contract:check --',
  contractText: () => readFile('openapi.yaml', 'utf8'),
});
// An open connection must not keep the process alive.
process.exit();
