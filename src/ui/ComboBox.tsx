import { useEffect, useRef, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Text,
  Virtualizer,
} from 'react-aria-components';
import { cx } from './cx.ts';
import type { Item } from './filter-items.ts';
import { filterItems } from './filter-items.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { screenIcons } from './screen-icons.ts';
import { SpinnerIcon } from './Spinner.tsx';
import { visuallyHidden } from './text.css.ts';
import * as css from './ComboBox.css.ts';
import * as field from './field.css.ts';

/** A scroll soon after one of these events was made by the user. */
const HAND = ['wheel', 'touchmove', 'pointerdown'] as const;
const HAND_MS = 400;

/**
 * React Aria closes an open list when the page scrolls. Keeps it open when the browser scrolled by itself: to bring
 * the focused field into view, or to hold the page in place while content above grows.
 * @returns a function to call with whether the list is open
 */
function useOpenThroughScrolls(): (isOpen: boolean) => void {
  const isOpen = useRef(false);
  useEffect(() => {
    let byHandAt = Number.NEGATIVE_INFINITY;
    const note = ({ type, target }: Event) => {
      // Only a press on the page's scroll bar scrolls.
      if (type === 'pointerdown' && target !== document.documentElement) return;
      byHandAt = performance.now();
    };
    const swallow = (event: Event) => {
      const isByHand = performance.now() - byHandAt < HAND_MS;
      if (isOpen.current && !isByHand && event.target === document) {
        event.stopImmediatePropagation();
      }
    };
    for (const type of HAND) addEventListener(type, note, { capture: true, passive: true });
    // Added before react-aria's own listener, which is added on opening.
    addEventListener('scroll', swallow, true);
    return () => {
      for (const type of HAND) removeEventListener(type, note, true);
      removeEventListener('scroll', swallow, true);
    };
  }, []);
  return (next) => {
    isOpen.current = next;
  };
}

type ComboBoxProps = {
  label: string;
  items: readonly Item[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  isLoading?: boolean | undefined;
  /** Why nothing can be picked now. Shown under the field. */
  disabledReason?: string | null | undefined;
  hint?: string | undefined;
  className?: string | undefined;
};

const ROW_HEIGHT = 44;
const LOADING = 'Loading...';

/** A searchable list that stays fast with thousands of entries, because only visible rows are rendered. */
export function ComboBox(props: ComboBoxProps) {
  const { label, items, value, onChange, placeholder, isLoading = false, disabledReason } = props;
  const keepThroughScrolls = useOpenThroughScrolls();
  const [typed, setTyped] = useState<string | null>(null);
  // Kept until the next opening: rows that move while the list closes could be picked by mistake.
  const [query, setQuery] = useState('');
  // Without it, clearing the typed text on close would open the list again, with other rows under the pointer.
  const [isClosed, setClosed] = useState(false);
  const selected = isLoading ? undefined : items.find((item) => item.value === value);
  const matches = filterItems(items, query);
  const help = isLoading ? LOADING : (disabledReason ?? props.hint);
  const pick = (picked: unknown) => {
    setTyped(null);
    if (typeof picked === 'string' && picked !== value) onChange(picked);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = matches[0];
    const isOnOption = event.currentTarget.getAttribute('aria-activedescendant');
    // Enter picks the best match unless the arrows have chosen another.
    if (event.key === 'Enter' && typed && first && !isOnOption) pick(first.value);
  };
  return (
    <AriaComboBox<Item>
      className={cx(field.field, props.className)}
      items={matches}
      inputValue={typed ?? selected?.label ?? ''}
      value={value}
      onChange={pick}
      onOpenChange={(isOpen) => {
        keepThroughScrolls(isOpen);
        setClosed(!isOpen);
        if (isOpen) setQuery(typed ?? '');
        else setTyped(null);
      }}
      onBlur={() => {
        setTyped(null);
        setClosed(false);
      }}
      isDisabled={isLoading || Boolean(disabledReason)}
      menuTrigger={isClosed ? 'manual' : 'focus'}
      allowsEmptyCollection
    >
      <Label className={field.label}>{label}</Label>
      <div className={field.frame}>
        <Input
          className={cx(field.control, field.withTrailing)}
          placeholder={isLoading ? LOADING : (placeholder ?? '')}
          aria-busy={isLoading}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setQuery(event.currentTarget.value);
            setClosed(false);
          }}
          onClick={(event) => event.currentTarget.select()}
          onKeyDownCapture={keyDown}
        />
        <Button className={css.open}>
          {isLoading ? <SpinnerIcon /> : <Icon path={screenIcons.chevronDown} />}
        </Button>
      </div>
      {/*
        Always there: react-aria keeps pointing to a description that once was. In the field itself while loading: what
        follows does not move when the list is there.
      */}
      <Text slot="description" className={isLoading ? visuallyHidden : cx(field.hint, css.help)}>
        {help}
      </Text>
      <Popover className={css.popover} offset={4}>
        <Options
          query={query}
          chosen={matches.findIndex((item) => item.value === value)}
          emptyText={`Nothing matches “${typed ?? ''}”.`}
        />
      </Popover>
    </AriaComboBox>
  );
}

type OptionsProps = {
  query: string;
  /** Index of the chosen row, -1 without one. */
  chosen: number;
  emptyText: string;
};

/** The rows of the list, mounted on each opening: the chosen row in the middle, or the best match at the top. */
function Options({ query, chosen, emptyText }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // React Aria scrolls to the chosen row only when the list was opened by keyboard.
  const scroll = useEffectEvent((wanted: string) => {
    const { current } = list;
    if (current === null) return;
    const middle = (chosen + 0.5) * ROW_HEIGHT - current.clientHeight / 2;
    current.scrollTop = wanted === '' ? middle : 0;
  });
  useEffect(() => {
    // The list gets its height after it has been measured.
    const frame = requestAnimationFrame(() => scroll(query));
    return () => cancelAnimationFrame(frame);
  }, [query]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, padding: 4 }}>
      <ListBox
        ref={list}
        className={css.list}
        renderEmptyState={() => <div className={css.none}>{emptyText}</div>}
      >
        {(item: Item) => (
          <ListBoxItem id={item.value} textValue={item.label} className={css.option}>
            <span className={css.optionText}>{item.label}</span>
            <Icon path={icons.check} className={css.tick} />
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
