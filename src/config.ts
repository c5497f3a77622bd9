import type { Config } from '../build/config/schema.ts';

declare const __SHOP_CONFIG__: Config;

/** Build-time settings. `vite.config.ts` checks and inlines them, so no validator is downloaded. */
export const config: Config = __SHOP_CONFIG__;
