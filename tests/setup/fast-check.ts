import fc from '../../node_modules/fast-check/lib/fast-check.js';

/** `npm run test:all` generates values from a new seed, which it prints. Every other run generates the same values. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

fc.configureGlobal({ seed: SEED });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
