import { BroadcastChannel, MessageChannel } from 'node:worker_threads';

// Browsers have them, happy-dom has not.
Object.assign(globalThis, { BroadcastChannel, MessageChannel });

// As in browsers. Each test file has its own `Error`, but all of a worker share happy-dom's classes.
Object.setPrototypeOf(DOMException.prototype, Error.prototype);
