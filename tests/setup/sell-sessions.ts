import { afterEach, beforeEach } from 'vitest';
import { config } from '../../src/config.ts';

/** Sells these kinds of sessions in the tests of a file or suite, regardless of `shop.config.ts`. */
export function sellSessions(...kinds: readonly ('sticky' | 'rotating')[]): void {
  const { sellsSticky, sellsRotating } = config;
  beforeEach(() => {
    config.sellsSticky = kinds.includes('sticky');
    config.sellsRotating = kinds.includes('rotating');
  });
  afterEach(() => {
    config.sellsSticky = sellsSticky;
    config.sellsRotating = sellsRotating;
  });
}
