const DIGIT = /\p{Nd}/u;
const FULL_WIDTH = 0xfee0;

const known = new Map<string, string>();

/** The ASCII form of a digit of any script. Unicode encodes the ten digits of a script in order, from zero to nine. */
function asciiDigit(digit: string): string {
  const found = known.get(digit);
  if (found !== undefined) return found;
  const code = digit.codePointAt(0) ?? 0;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before -= 1;
  const ascii = String((code - before - 1) % 10);
  known.set(digit, ascii);
  return ascii;
}

/** The text with the digits of all scripts replaced by ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);
}

/**
 * Converts digits of any script and full-width characters to ASCII, and removes invisible characters and surrounding
 * spaces.
 */
export function typedText(text: string): string {
  // A shortcut for most texts, because a search reads the texts of thousands of plans.
  if (/^[ -~]*$/.test(text)) return text.trim();
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[！-～]/g, (full) => String.fromCharCode(full.charCodeAt(0) - FULL_WIDTH));
  return asciiDigits(plain).trim();
}

/** The characters of a number: a leading minus, digits, and separators converted to commas and points. */
export function numberText(text: string): string {
  const plain = typedText(text)
    .replaceAll(/[٬،、]/g, ',')
    .replaceAll(/[٫。｡]/g, '.');
  return (/^[-−]/.test(plain) ? '-' : '') + plain.replaceAll(/[^\d.,]/g, '');
}

/**
 * Parses a number; null if there is no digit before the fraction. A separator before exactly three digits groups them,
 * except in `0.125`, as do all separators of `1,00,000` in India. Any other separator starts a fraction, and so does the
 * second kind in `1,234.567`.
 */
export function typedNumber(text: string): number | null {
  const figures = numberText(text);
  const isGrouped = !/^-?0/.test(figures);
  const [grouping] = /[.,]/.exec(figures) ?? [];
  const plain = isGrouped
    ? figures.replaceAll(/([.,])(?=(?:\d\d\1)*\d{3}(?!\d))/g, (sign) =>
        sign === grouping ? '' : sign,
      )
    : figures;
  const [whole = '', fraction = ''] = plain.split(/[.,]/);
  return /\d/.test(whole) ? Number(`${whole}.${fraction}`) : null;
}

/** Browsers need seconds to draw a field with a few thousand combining marks. */
export const MAX_TYPED_LENGTH = 1000;

/** Longer searches match nothing, because they would be slow and unlikely to find anything. */
export const MAX_SEARCH_LENGTH = 300;
