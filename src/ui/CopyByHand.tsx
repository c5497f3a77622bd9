import { lazyModule } from '../platform/lazy-module.ts';
import { lazyDialog } from './lazy-dialog.tsx';

/** Loaded on demand: rarely needed, and public pages that copy something load no react-aria. */
export const CopyByHand = lazyDialog(
  lazyModule(async () => (await import('./CopyByHandDialog.tsx')).CopyByHandDialog),
);
