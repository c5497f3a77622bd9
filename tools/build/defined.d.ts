/** Whether the shop has a page that creates the administrator's account (shop-module.ts). */
declare const __HAS_CREATE_ADMIN__: boolean;
