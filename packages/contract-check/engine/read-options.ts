import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * The options of a command, and its names if it takes any. `--help` prints the help and exits. An invalid option prints
 * the problem and the help.
 */
export function readOptions<T extends ParseArgsOptionsConfig>(
  help: string,
  options: T,
  { takesNames = false } = {},
) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: takesNames });
    const names: readonly string[] = positionals;
    return { values, names };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}
