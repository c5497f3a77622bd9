import { existsSync } from 'node:fs';

/** An operator's own logo. Without it the shop has the drawings of `public/`. */
export const LOGO = 'brand/logo.svg';

export const hasLogo = (): boolean => existsSync(LOGO);
