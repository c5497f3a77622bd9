/** Whether the shop has a page that creates the administrator's account (shop-module.ts). */
declare const __HAS_CREATE_ADMIN__: boolean;
/** Whether the server has this offer of the contract (`offers` in shop.config.ts). Code of others is not in the build. */
declare const __OFFERS_STATUS__: boolean;
declare const __OFFERS_REPLACE__: boolean;
declare const __OFFERS_CHECK__: boolean;
/** The promotion in shop.config.ts; null without one (shop-module.ts). */
declare const __PROMOTION__: { code: string; text: string; end: number | null } | null;
