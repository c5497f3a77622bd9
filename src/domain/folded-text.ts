import { typedText } from './typed-text.ts';

/** Letters that Unicode does not split into a plain one and an accent, but that people often type as plain ones. */
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

/** A text to search in or for: without accents and case, with plain letters and digits. */
export function foldedText(text: string): string {
  const plain = typedText(text).toLowerCase();
  // Most texts.
  if (/^[ -~]*$/.test(plain)) return plain;
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, (letter) => PLAIN[letter] ?? letter);
}
