import { inContext } from '../i18n/text.ts';

/**
 * What a visitor whose browser prefers this language reads on pages in other languages. The build puts the texts of every
 * language into `virtual:language-offers`, so all of them are translated by the files of their own language.
 */
export const offer = inContext(
  'the name of your language in place of English',
)`View this page in English`;
export const dismiss = inContext('closes the line that offers the language')`Dismiss`;
