/** No word consists of only these letters, so no label contains such a name, and no name contains a label. */
const LETTERS = 'qxzj';
const LENGTH = 24;

/** A unique name for a customer or a code that appears on the page. */
export function uniqueName(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(drawn, (number) => LETTERS.charAt(number % LETTERS.length)).join('');
}
