import { typedText } from '../../domain/typed-text.ts';

/**
 * Reads the whole numbers from a text such as "20, 5" or "20%, 5%", without duplicates, the largest first.
 * @returns null if the text contains anything else, a number outside the range 1 to `max`, or more than `count` numbers
 */
export function readThresholds(text: string, max: number, count: number): number[] | null {
  const words = typedText(text)
    .split(/[\s,;،؛、%٪]+/)
    .filter(Boolean);
  const numbers = [...new Set(words.map(Number))].toSorted((a, b) => b - a);
  // Number() also accepts "0x14" and "1e1".
  const areWhole = words.every((word) => /^\d+$/.test(word));
  const isValid = areWhole && numbers.every((one) => one >= 1 && one <= max);
  return isValid && numbers.length <= count ? numbers : null;
}
