import { ApiProvider } from '../ApiProvider.tsx';
import { CommandsDialog } from './CommandsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

type KeyboardDialogProps = { dialog: 'commands' | 'shortcuts'; onClose: () => void };

/** The palette of commands or the list of shortcuts: docs/product.md#keyboard. */
export function KeyboardDialog({ dialog, onClose }: KeyboardDialogProps) {
  return dialog === 'shortcuts' ? (
    <ShortcutsDialog onClose={onClose} />
  ) : (
    <ApiProvider>
      <CommandsDialog onClose={onClose} />
    </ApiProvider>
  );
}
