import { WrongCall } from './WrongCall.ts';

const OPTION = '--args';
/** Single quotes, double quotes, a character after a backslash, plain characters, or blanks. */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|([^\s'"\\]+)|\s+/gy;

/** The arguments, with the words of LINE in place of `--args LINE`. Throws WrongCall for a quote that is not closed. */
export function expandArgs(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (args[index - 1] === OPTION) return wordsOf(arg);
    if (arg === OPTION) return [];
    return arg.startsWith(`${OPTION}=`) ? wordsOf(arg.slice(OPTION.length + 1)) : [arg];
  });
}

/** The words that a shell would read, with its quotes and backslashes. Nothing is expanded. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let end = 0;
  for (const [piece, single, double, escaped, plain] of line.matchAll(PIECE)) {
    end += piece.length;
    const inDouble = double?.replaceAll(/\\([\\"$`])|\\\n/g, (_all, kept: string = '') => kept);
    const text = single ?? inDouble ?? escaped?.replace('\n', '') ?? plain;
    if (text !== undefined) {
      word = `${word ?? ''}${text}`;
    } else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  if (end < line.length) throw new WrongCall(`a quote of ${OPTION} is not closed`);
  return word === undefined ? words : [...words, word];
}
