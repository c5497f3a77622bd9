import { lazyModule } from '../../platform/lazy/lazy-module.ts';

/** Updates the head after a client-side navigation. */
export const headCode = lazyModule(async () => (await import('./apply-head.ts')).applyHead);
