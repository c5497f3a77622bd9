const OPTION = '--args';

/** The arguments, with `--args=TEXT` replaced by the lines of TEXT: one argument per line, so that none needs quotes. */
export function expandArgs(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (args[index - 1] === OPTION) return linesOf(arg);
    if (arg === OPTION) return [];
    return arg.startsWith(`${OPTION}=`) ? linesOf(arg.slice(OPTION.length + 1)) : [arg];
  });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
