import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';
import { LATENCY } from './faults.ts';
import { OPERATIONS } from './operations.ts';

/** Intercepts one call between page and shop, and can break and fix it. Faulty calls go around Prism. */
export class FaultLine {
  /** Calls since it was last broken. */
  calls = 0;
  #fault: Fault | null = null;
  #release: () => void = () => {};
  #held: Promise<void> = Promise.resolve();

  static async lay(page: Page, id: string): Promise<FaultLine> {
    const operation = OPERATIONS.find((known) => known.id === id);
    if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
    const { method, serverPath, path } = operation;
    const line = new FaultLine();
    await page.route(
      (url) => url.pathname === serverPath + path,
      async (route, request) => {
        if (request.method() !== method) return route.fallback();
        line.calls += 1;
        const fault = line.#fault;
        if (fault === LATENCY) await line.#held;
        if (fault === null || fault === LATENCY) return route.fallback();
        return route.fallback({ headers: { ...request.headers(), 'x-chaos': fault.words } });
      },
    );
    return line;
  }

  break(fault: Fault): void {
    this.calls = 0;
    this.#fault = fault;
    this.#held = new Promise((resolve) => (this.#release = resolve));
  }

  mend(): void {
    this.#fault = null;
    this.#release();
  }
}
