import type { DatedText } from './features/legal/legal-text.ts';

// A module such as `virtual:legal/privacy`: the operator's legal text, or else the shop's (build/shop-module.ts).

export const text: DatedText;
/** For search engines. */
export const description: string;

export type LegalModule = { text: DatedText; description: string };
