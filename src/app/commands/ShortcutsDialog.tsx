import { useAtomValue } from '../../platform/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import * as css from './commands.css.ts';
import { isMac, singleKeys } from './shortcut-keys.ts';

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
