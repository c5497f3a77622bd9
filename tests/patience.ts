/** `TEST_PATIENCE=4` makes all waits of the tests four times as long, for a slow or busy machine. */
const FACTOR = Number(process.env['TEST_PATIENCE'] ?? 1);
if (!(FACTOR > 0)) throw new Error('TEST_PATIENCE is no number above 0');

/** The longest wait, in milliseconds, that an idle machine needs. Only a failing step waits this long. */
export const patient = (ms: number): number => ms * FACTOR;

/** For one step of a component test: an element that appears, a check that passes. */
export const COMPONENT_STEP_MS = patient(5_000);
/** For one step of a browser test. */
export const BROWSER_STEP_MS = patient(15_000);
