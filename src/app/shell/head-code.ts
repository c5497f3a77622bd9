import { code } from '../../platform/load.ts';

/** Updates the head after a client-side navigation. */
export const headCode = code(async () => (await import('./apply-head.ts')).applyHead);
