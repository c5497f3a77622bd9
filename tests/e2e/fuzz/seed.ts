/** Draws other answers. `npm run test:all` sets and prints a new one each time; otherwise it is always the same. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
