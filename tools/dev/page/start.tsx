import { createRoot } from 'react-dom/client';
import { BreaksDialog } from './BreaksDialog.tsx';
import { OPERATIONS_ID, type DevOperation } from './dev-loop.ts';
import { watchedFetch } from './watched-fetch.ts';

// Runs before src/main.tsx, so that the page's first call is watched too.
const operations = JSON.parse(
  document.getElementById(OPERATIONS_ID)?.textContent ?? '[]',
) as DevOperation[];
Object.assign(globalThis, {
  fetch: watchedFetch(fetch.bind(globalThis), operations, location.origin),
});

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(<BreaksDialog />);
