// The module `virtual:language-offers`: the line that offers a language, by tag, in that language (shop-module.ts).

export const offers: Record<string, { offer: string; dismiss: string } | undefined>;
