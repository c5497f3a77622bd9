/** Splits a text into lines lazily, with their numbers and positions. */
export function* linesOf(text: string, firstLine = 1) {
  let line = firstLine;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/\r\n|\r|\n/g)) {
    yield { raw: text.slice(start, index), line, start };
    line += 1;
    start = index + sign.length;
  }
  yield { raw: text.slice(start), line, start };
}
