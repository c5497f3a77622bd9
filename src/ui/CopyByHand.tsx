import { code } from '../platform/load.ts';
import { dialogPart } from './dialog-part.tsx';

/** Loaded on demand: rarely needed, and public pages that copy something load no react-aria. */
export const CopyByHand = dialogPart(
  code(async () => (await import('./CopyByHandDialog.tsx')).CopyByHandDialog),
);
