// The module `virtual:language-offers`: the text that offers each language, in that language, by tag (shop-module.ts).

export const offers: Record<string, { offer: string; dismiss: string } | undefined>;
