import { inContext } from '../i18n/text.ts';

/** A phrase as a sentence, with the full stop of the page's language. */
export const sentenceText = (phrase: string): string => inContext('sentence')`${phrase}.`;
