import type { Config } from './config-schema.ts';

declare const __AMBERGATE_CONFIG__: Config;

/** Build-time values, checked and put in by `vite.config.ts`; no validator travels to the browser for them. */
export const config: Config = __AMBERGATE_CONFIG__;
