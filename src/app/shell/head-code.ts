import { code } from '../../platform/load.ts';

/** The head of other pages than the one that was served. */
export const headCode = code(async () => (await import('./apply-head.ts')).applyHead);
