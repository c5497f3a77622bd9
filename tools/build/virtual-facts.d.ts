import type { Config } from './config/schema.ts';

// The module `virtual:facts`: what buyers ask, in `shop.config.ts` (shop-module.ts).

export const facts: Config['facts'];
