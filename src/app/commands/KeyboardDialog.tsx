import { useAtomValue } from '../../platform/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { ApiProvider } from '../ApiProvider.tsx';
import * as css from './commands.css.ts';
import { CommandsDialog } from './CommandsDialog.tsx';
import { isMac, singleKeys } from './shortcut-keys.ts';

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

/** Every shortcut, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useAtomValue(singleKeys.atom);
  const chord = isMac() ? '⌘' : 'Ctrl ';
  const shortcuts = [
    [`${chord}K`, 'Search pages, actions, plans, recipes and orders'],
    ['?', isOn ? 'This list' : 'This list (switched off)'],
    ['F6', 'Go to the message on the screen'],
    ['Esc', 'Close a dialog, a menu or a list'],
    [`${chord}A`, 'In a proxy list: select every line'],
    [`${chord}C`, 'In a proxy list: copy every line'],
  ] as const;
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={onClose}>
      <div className={css.root}>
        <dl className={css.shortcuts}>
          {shortcuts.map(([keys, text]) => (
            <div key={keys} className={css.shortcut}>
              <dt>
                <kbd className={css.keys}>{keys}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <TickBox
          label="Use shortcuts of a single key (?)"
          isTicked={isOn}
          onChange={(isTicked) => singleKeys.write(isTicked)}
        />
      </div>
    </Dialog>
  );
}
