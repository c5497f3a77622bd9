/** No word is written with these letters alone, so no label contains one of the names, nor do they contain a label. */
const LETTERS = 'qxzj';
const LENGTH = 24;

/** A name that no other test or run has, for a customer or a code that reaches the page. */
export function uniqueName(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(drawn, (number) => LETTERS.charAt(number % LETTERS.length)).join('');
}
