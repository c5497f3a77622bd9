import type { Config, Settings } from '../build/config/schema.ts';

declare const __SHOP_CONFIG__: Settings;

/** The words of Home: features/home/home-texts.ts. */
export type HomeTexts = Config['home'];

/** Build-time settings. `vite.config.ts` checks and inlines them, so no validator is downloaded. */
export const config = __SHOP_CONFIG__;
