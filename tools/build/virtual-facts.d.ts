import type { Config } from './config/schema.ts';

// The module `virtual:facts`: answers for buyers from `shop.config.ts` (shop-module.ts).

export const facts: Config['facts'];
