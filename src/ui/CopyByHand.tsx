import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { lazyDialog } from '../platform/lazy/lazy-dialog.tsx';
import { sayMissingDialog } from './toast.ts';

/** Loaded on demand: rarely needed, and public pages that copy something load no react-aria. */
export const CopyByHand = lazyDialog(
  lazyModule(async () => (await import('./CopyByHandDialog.tsx')).CopyByHandDialog),
  sayMissingDialog,
);
