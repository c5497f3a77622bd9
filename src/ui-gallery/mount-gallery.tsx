import { createRoot } from 'react-dom/client';
import UiGallery from './UiGallery.tsx';

// Development only: shows the page without the shell around it.
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<UiGallery />);
