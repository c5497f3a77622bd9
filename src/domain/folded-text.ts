import { typedText } from './typed-text.ts';

/**
 * Letters that Unicode does not decompose into a plain letter and an accent, but that people often type as plain
 * letters.
 */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ə: 'e',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '’': "'",
  ʼ: "'",
};

const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Prepares a text for searching: removes accents, and converts it to lowercase with plain letters and ASCII digits. */
export function foldedText(text: string): string {
  const plain = typedText(text).toLowerCase();
  // A shortcut for most texts.
  if (/^[ -~]*$/.test(plain)) return plain;
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, (letter) => PLAIN[letter] ?? letter);
}
