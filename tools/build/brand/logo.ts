import { existsSync } from 'node:fs';

/** An operator's own logo. Without one, the shop uses the drawings in `public/`. */
export const LOGO = 'brand/logo.svg';

export const hasLogo = (): boolean => existsSync(LOGO);
