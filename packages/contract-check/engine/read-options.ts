import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/** The options of a command. `--help` prints the help and exits; an invalid option prints its fault and the help. */
export function readOptions<T extends ParseArgsOptionsConfig>(help: string, options: T) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}
