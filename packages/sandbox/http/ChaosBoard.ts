import { concerns, parseChaos } from './chaos.ts';
import type { Chaos } from './chaos.ts';

type Posted = {
  chaos: Chaos;
  customerId: number | undefined;
  times: number;
};

/** Faults that `POST /sandbox` orders, for one customer or for everyone. */
export class ChaosBoard {
  #posted: Posted[] = [];

  post(text: string, customerId: number | undefined, times = Infinity): void {
    this.#posted.push({ chaos: parseChaos(text), customerId, times });
  }

  clear(customerId: number | undefined): void {
    this.#posted =
      customerId === undefined
        ? []
        : this.#posted.filter((posted) => posted.customerId !== customerId);
  }

  /** Returns the faults for this call and counts it. */
  take(operationId: string, customerId: number | undefined): Chaos {
    const found = this.#posted.filter(
      (posted) =>
        concerns(posted.chaos, operationId) &&
        (posted.customerId === undefined || posted.customerId === customerId),
    );
    for (const posted of found) posted.times -= 1;
    this.#posted = this.#posted.filter(({ times }) => times > 0);
    return Object.assign({}, ...found.map(({ chaos }) => chaos)) as Chaos;
  }
}
