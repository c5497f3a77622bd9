import { configure } from '@testing-library/react';

const isMutated = process.env['MUTATED_ROOM'] !== undefined;

configure({
  // For slow machines. Waiting ends as soon as the element appears, which with a mutant is often never.
  asyncUtilTimeout: isMutated ? 8000 : 60_000,
  reactStrictMode: true,
});

// React Aria checks with `instanceof` whether a root is a document, but happy-dom's is not an instance of
// `window.Document`.
Object.defineProperty(Document, Symbol.hasInstance, {
  value: (value: { nodeType?: unknown } | null) => value?.nodeType === Node.DOCUMENT_NODE,
});
