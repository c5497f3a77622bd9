import { createRoot } from 'react-dom/client';
import { AnswerPanel } from './AnswerPanel.tsx';
import { BreaksDialog } from './BreaksDialog.tsx';
import { chosenFetch } from './chosen-fetch.ts';
import { DEV_LOOP_ID } from './dev-loop.ts';
import type { DevLoop } from './dev-loop.ts';

// Runs before src/main.tsx, so that the first call of the page is one of those that can be chosen.
const loop = JSON.parse(document.getElementById(DEV_LOOP_ID)?.textContent ?? '{}') as DevLoop;
Object.assign(globalThis, {
  fetch: chosenFetch(fetch.bind(globalThis), loop, location.origin),
});

const host = document.createElement('div');
// The page's dialogs make everything else inert.
host.dataset['reactAriaTopLayer'] = 'true';
document.body.append(host);
createRoot(host).render(
  <>
    <AnswerPanel loop={loop} />
    <BreaksDialog />
  </>,
);
