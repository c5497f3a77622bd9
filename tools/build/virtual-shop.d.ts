import type { Route } from '../../src/page.ts';
import type { Place } from './brand/legal-texts.ts';
import type { Settings } from './config/schema.ts';

// The module `virtual:shop`: what the build reads from the environment, `shop.config.ts` and `brand/` (shop-module.ts).

export const settings: Settings;
export const hasLogo: boolean;
/** The operator's text pages, except those that replace the shop's own three. */
export const ownPages: readonly (Route & { title: string; place: Place })[];
