/**
 * What cmd passes to a command in a batch file: percent signs first, then carets and quotes.
 * @throws if a character is left that cmd would interpret
 */
export function readBatchLine(line: string): string {
  const expanded = line.replace(/%%|%\d|%\*|%[^%]*%|%/g, (match) => (match === '%%' ? '%' : ''));
  let text = '';
  let isQuoted = false;
  for (let index = 0; index < expanded.length; index += 1) {
    const sign = expanded.charAt(index);
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || !/[\^&|<>()]/.test(sign)) text += sign;
    else if (sign === '^') text += expanded.charAt((index += 1));
    else throw new Error(`cmd acts on ${sign} in ${line}`);
  }
  return text;
}

/** The arguments that a Windows program reads from its command line, by the rules of Microsoft's C runtime. */
export function splitCommandLine(line: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const [, slashes = '', quote] = /^(\\*)("?)/.exec(line.slice(index)) ?? [];
    if (slashes !== '' || quote === '"') {
      word ??= '';
      index += slashes.length;
      if (quote === '') {
        word += slashes;
        index -= 1;
      } else {
        word += slashes.slice(0, Math.floor(slashes.length / 2));
        if (slashes.length % 2 === 1) word += '"';
        else if (isQuoted && line[index + 1] === '"') {
          word += '"';
          index += 1;
        } else isQuoted = !isQuoted;
      }
    } else if (!isQuoted && /[ \t]/.test(line.charAt(index))) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + line.charAt(index);
  }
  return word === null ? words : [...words, word];
}

const APOSTROPHES = "'\u2018\u2019\u201A\u201B";

/** The single-quoted strings of a PowerShell script. Any kind of apostrophe ends a string; of two in a row, the first belongs to it. */
export function powerShellStrings(script: string): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  for (let index = 0; index < script.length; index += 1) {
    const sign = script.charAt(index);
    const isApostrophe = APOSTROPHES.includes(sign);
    if (text === null) {
      if (isApostrophe) text = '';
    } else if (!isApostrophe) text += sign;
    else if (index + 1 < script.length && APOSTROPHES.includes(script.charAt(index + 1))) {
      text += sign;
      index += 1;
    } else {
      strings.push(text);
      text = null;
    }
  }
  if (text !== null) throw new Error(`A string of PowerShell does not end: ${text}`);
  return strings;
}
