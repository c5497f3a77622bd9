import type { Config } from './config/schema.ts';

// The module `virtual:home-texts`: the texts of the home page in `shop.config.ts` (shop-module.ts).

export const homeTexts: Config['home'];
