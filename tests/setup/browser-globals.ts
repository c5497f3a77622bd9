import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { vi } from 'vitest';

// Browsers have them, but happy-dom does not.
Object.assign(globalThis, { BroadcastChannel, MessageChannel });
Element.prototype.scrollIntoView = () => undefined;
// It cannot draw a canvas either.
vi.mock('../../src/ui/BarPlot.tsx', () => ({ BarPlot: () => null }));

// As in browsers. Each test file has its own `Error`, but all files of a worker share happy-dom's classes.
Object.setPrototypeOf(DOMException.prototype, Error.prototype);
