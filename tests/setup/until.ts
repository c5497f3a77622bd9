import { vi } from 'vitest';
import { COMPONENT_STEP_MS } from '../patience.ts';

/** Waits until a check passes. Vitest's own limit of one second is too short for some. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: COMPONENT_STEP_MS });
