import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { COMPONENT_STEP_MS } from '../patience.ts';

configure({
  asyncUtilTimeout: COMPONENT_STEP_MS,
  reactStrictMode: true,
});

// React Aria checks with `instanceof` whether a root is a document, but happy-dom's is not an instance of
// `window.Document`.
Object.defineProperty(Document, Symbol.hasInstance, {
  value: (value: { nodeType?: unknown } | null) => value?.nodeType === Node.DOCUMENT_NODE,
});

// What Testing Library looks for to advance a held clock.
Object.assign(globalThis, { jest: vi });
