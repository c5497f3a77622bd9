/** Whether the shop has a page that creates the administrator's account (shop-module.ts). */
declare const __HAS_CREATE_ADMIN__: boolean;
/** The promotion in shop.config.ts; null without one (shop-module.ts). */
declare const __PROMOTION__: { code: string; text: string; end: number | null } | null;
