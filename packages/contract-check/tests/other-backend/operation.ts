import type { Check } from './values.ts';
import type { Ask, World } from './world.ts';

export type Operation = {
  /** False if visitors may call it too. */
  signedIn: boolean;
  takes: Record<string, Check>;
  run: (world: World, ask: Ask) => unknown;
};
