import { inContext } from '../i18n/text.ts';

/** Turns a phrase into a sentence, with the period of the page's language. */
export const sentenceText = (phrase: string): string => inContext('sentence')`${phrase}.`;
