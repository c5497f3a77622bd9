import { useId, useState, type KeyboardEvent } from 'react';
import { MAX_SEARCH_LENGTH, typedText } from '../../domain/typed-text.ts';
import { inContext, plural, t } from '../../i18n/text.ts';
import { isMac } from '../../platform/is-mac.ts';
import { onKey } from '../../platform/keys.ts';
import { useSession } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { MOVES, Options, optionId } from '../../ui/ComboBoxOptions.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { filterItems } from '../../ui/filter-items.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './commands.css.ts';
import { isPaletteKey } from './shortcut-keys.ts';
import {
  byGroup,
  EXPLAIN,
  mayBeOrder,
  openOrder,
  pageCommands,
  useCommands,
  type Command,
  type CommandDialog,
  type LinkedPage,
} from './use-commands.ts';

function Shortcuts() {
  const chord = isMac() ? '⌘' : 'Ctrl ';
  const shortcuts = [
    [`${chord}K`, t`Open or close`],
    ['F6', t`Jump to notification`],
    ['Esc', t`Close`],
    [`${chord}A`, t`Select a proxy list`],
    [`${chord}C`, inContext('a proxy list')`Copy it`],
  ] as const;
  return (
    <dl className={css.shortcuts}>
      {shortcuts.map(([keys, text]) => (
        <div key={keys} className={css.shortcut}>
          <dt>
            <kbd className={css.keys} translate="no">
              {keys}
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type CommandsDialogProps = {
  onClose: () => void;
  /** Opens another dialog in its place. */
  onOpen: (dialog: 'language') => void;
  pages: readonly LinkedPage[];
};

const ExplainDialog = lazyDialog(
  async () => (await import('../../proxy-lists/ExplainDialog.tsx')).ExplainDialog,
);

/** The palette, and the dialog that replaces it, so that no page has to render that dialog. */
export function CommandsDialog(props: CommandsDialogProps) {
  const { onClose, onOpen } = props;
  const [shown, setShown] = useState<'palette' | 'explain' | null>('palette');
  if (shown === 'explain') return <ExplainDialog onClose={onClose} />;
  if (shown === null) return null;
  const pick = ({ value, run }: Command) => {
    if (value === EXPLAIN) setShown(null);
    else onClose();
    // Wait until the focus has returned to its previous place, so that a dialog that opens next returns it there too.
    afterPaint(run);
  };
  const open = (dialog: CommandDialog) =>
    dialog === 'explain' ? setShown(dialog) : onOpen(dialog);
  return <Palette {...props} onPick={pick} onOpen={open} />;
}

type PaletteProps = Omit<CommandsDialogProps, 'onOpen'> & {
  onPick: (row: Command) => void;
  onOpen: (dialog: CommandDialog) => void;
};

/**
 * Finds pages, actions, plans, recipes and orders, and any order by its number: docs/product/everywhere.md#keyboard.
 */
function Palette(props: PaletteProps) {
  const { onClose, onOpen, onPick, pages } = props;
  const id = useId();
  const { isSignedIn } = useSession();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [onThePage] = useState(pageCommands);
  const commands = useCommands(onThePage, pages, onOpen);
  const query = text.length > MAX_SEARCH_LENGTH ? text : typedText(text);
  const found = byGroup(filterItems(commands, query));
  const rows = isSignedIn && mayBeOrder(query, commands) ? [...found, openOrder(query)] : found;

  const keyDown = onKey((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (rows.length > 0) setActive(move(active, rows.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const row = rows[active];
      if (row !== undefined) onPick(row);
    } else if (isPaletteKey(event)) {
      // Keeps the browser's own search from opening.
      event.preventDefault();
      onClose();
    }
  });
  return (
    <Dialog
      title={t`Commands`}
      size="wide"
      isSteady
      onClose={onClose}
      header={
        <input
          id={id}
          type="text"
          role="combobox"
          className={css.search}
          aria-label={t`Search commands`}
          value={text}
          placeholder={isSignedIn ? t`Page, action, plan, recipe or order` : t`Page or action`}
          maxLength={MAX_SEARCH_LENGTH}
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={rows.length > 0 ? optionId(id, active) : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={keyDown}
        />
      }
    >
      <div className={css.root}>
        <Options
          id={id}
          label={t`Commands`}
          rows={rows}
          value={rows[active]?.value ?? null}
          query={query}
          active={active}
          onPick={onPick}
          staticClass={css.list}
        />
        <VisuallyHidden isLive>
          {plural(rows.length, { one: '# option', other: '# options' })}
        </VisuallyHidden>
        <Shortcuts />
      </div>
    </Dialog>
  );
}
