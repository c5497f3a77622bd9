import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import UiGallery from './UiGallery.tsx';

// Development only: renders the gallery without the shell.
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <UiGallery />
  </StrictMode>,
);
