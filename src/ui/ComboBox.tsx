import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { MAX_SEARCH_LENGTH } from '../domain/typed-text.ts';
import { plural, t } from '../i18n/text.ts';
import { onKey } from '../platform/keys.ts';
import * as css from './ComboBox.css.ts';
import { keepFocus, MOVES, Options, optionId } from './ComboBoxOptions.tsx';
import { cx } from './cx.ts';
import * as field from './field.css.ts';
import { filterItems, type Item } from './filter-items.ts';
import { Icon } from './Icon.tsx';
import { SpinnerIcon } from './Spinner.tsx';
import { visuallyHidden } from './text.css.ts';
import { toolIcons } from './tool-icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ComboBoxProps = {
  label: string;
  items: readonly Item[];
  value: string | null;
  onChange: (value: string) => void;
  isLoading?: boolean | undefined;
  /** Why the field is disabled. Shown below it. */
  disabledReason?: string | null | undefined;
  hint?: string | undefined;
};

/** An open list: the text typed since it opened, and the row reached with the arrow keys. */
type OpenList = { typed: string | null; active: number };

const NO_ROW = -1;
const OPENED: OpenList = { typed: null, active: NO_ROW };
const LOADING = t`Loading...`;

/**
 * A searchable list that stays fast with thousands of entries. It follows the combobox pattern of the ARIA Authoring
 * Practices. The list opens on focus and stays with its field when the page scrolls.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, items, value, onChange, isLoading = false, disabledReason, hint } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<OpenList | null>(null);
  const isDisabled = isLoading || Boolean(disabledReason);
  // A field that becomes disabled loses focus without an event.
  if (isDisabled && list !== null) setList(null);
  const isOpen = list !== null;
  const query = list?.typed ?? '';
  const matches = useMemo(() => filterItems(items, query), [items, query]);
  const selected = isLoading ? undefined : items.find((item) => item.value === value);
  const help = isLoading ? LOADING : (disabledReason ?? hint);
  const close = () => setList(null);
  useCloseOutside(root, isOpen, close);

  const pick = (item: Item | undefined) => {
    if (item?.isDisabled) return;
    close();
    if (item !== undefined && item.value !== value) onChange(item.value);
  };
  const keyDown = onKey((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const chosen = matches.findIndex((item) => item.value === value);
      const from = list?.active ?? NO_ROW;
      // If no row has been reached or found by typing, the arrow keys start at the chosen row.
      const isStart = from === NO_ROW && query === '' && chosen !== NO_ROW;
      setList({
        typed: list?.typed ?? null,
        active: matches.length === 0 ? NO_ROW : isStart ? chosen : move(from, matches.length),
      });
    } else if (list === null) return;
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Pick the best match unless the arrow keys have reached another row.
      const active = list.active === NO_ROW && query !== '' ? 0 : list.active;
      // Set the row even if it cannot be picked, so that screen readers announce it with the reason.
      setList({ ...list, active });
      pick(matches[active]);
    } else if (event.key === 'Tab') pick(matches[list.active]);
  });
  return (
    <div ref={root} className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={field.frame}>
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className={cx(field.control, field.withTrailing)}
          value={list?.typed ?? selected?.label ?? ''}
          placeholder={isLoading ? LOADING : ''}
          disabled={isDisabled}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={
            list && list.active > NO_ROW ? optionId(id, list.active) : undefined
          }
          aria-describedby={`${id}-help`}
          aria-busy={isLoading}
          onFocus={() => setList(OPENED)}
          onBlur={close}
          onClick={(event) => {
            if (list === null) setList(OPENED);
            event.currentTarget.select();
          }}
          onChange={(event) => setList({ typed: event.target.value, active: NO_ROW })}
          onKeyDown={keyDown}
        />
        {/* Not focusable, because the arrow keys open the list. */}
        <button
          type="button"
          tabIndex={-1}
          className={field.trailing}
          aria-label={t`${label}: show the list`}
          aria-expanded={isOpen}
          disabled={isDisabled}
          onMouseDown={keepFocus}
          onClick={() => {
            input.current?.focus();
            setList(isOpen ? null : OPENED);
          }}
        >
          {isLoading ? <SpinnerIcon /> : <Icon path={toolIcons.chevronDown} />}
        </button>
        {isOpen ? (
          <Options
            id={id}
            label={label}
            rows={matches}
            value={value}
            query={query}
            active={list.active}
            onPick={pick}
          />
        ) : null}
      </div>
      {/* While loading, the help is invisible, so that nothing below moves when the list has loaded. */}
      <span id={`${id}-help`} className={isLoading ? visuallyHidden : cx(field.hint, css.help)}>
        {help}
      </span>
      <VisuallyHidden isLive>
        {isOpen ? plural(matches.length, { one: '# option', other: '# options' }) : ''}
      </VisuallyHidden>
    </div>
  );
}

/** Closes the list, because in iOS a tap outside the field does not blur it. */
function useCloseOutside(
  root: { current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  const onPointerDown = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node && root.current?.contains(event.target))) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: Event) => onPointerDown(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
}
