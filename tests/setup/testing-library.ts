import { configure } from '@testing-library/react';

// For slow machines. Waiting ends as soon as the element appears.
configure({ asyncUtilTimeout: 60_000, reactStrictMode: true });

// React Aria checks with `instanceof` whether a root is a document, but happy-dom's is not an instance of
// `window.Document`.
Object.defineProperty(Document, Symbol.hasInstance, {
  value: (value: { nodeType?: unknown } | null) => value?.nodeType === Node.DOCUMENT_NODE,
});
