import { inContext } from '../i18n/text.ts';

/**
 * What visitors whose browsers prefer this language read on pages in other languages. The build collects every
 * language's text in `virtual:language-offers`, so each is translated in the file of its own language.
 */
export const offer = inContext(
  'the name of your language in place of English',
)`View this page in English`;
export const dismiss = inContext('closes the line that offers the language')`Dismiss`;
