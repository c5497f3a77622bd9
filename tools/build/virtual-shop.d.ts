import type { Route } from '../../src/page.ts';
import type { Config, Settings } from './config/schema.ts';

// The module `virtual:shop`: what the build reads from the environment, `shop.config.ts` and `brand/` (shop-module.ts).

export const settings: Settings;
export const homeTexts: Config['home'];
export const hasLogo: boolean;
/** The operator's legal pages beside the shop's own. */
export const extraLegalPages: readonly (Route & { title: string })[];
