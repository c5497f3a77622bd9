/** Whether the shop has a page that creates the administrator's account (shop-module.ts). */
declare const __HAS_CREATE_ADMIN__: boolean;
/**
 * Whether the server supports this offer (`offers` in shop.config.ts). The build excludes the code of all other offers.
 */
declare const __OFFERS_STATUS__: boolean;
declare const __OFFERS_REPLACE__: boolean;
declare const __OFFERS_CHECK__: boolean;
declare const __OFFERS_USAGE__: boolean;
declare const __OFFERS_USERS__: boolean;
declare const __OFFERS_ALLOWLIST__: boolean;
declare const __OFFERS_ALERTS__: boolean;
declare const __OFFERS_LOGOUT__: boolean;
/** The promotion in shop.config.ts; null without one (shop-module.ts). */
declare const __PROMOTION__: { code: string; text: string; end: number | null } | null;
