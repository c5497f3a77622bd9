import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { onKey } from '../platform/keys.ts';
import * as css from './Tabs.css.ts';

type TabsProps<T extends string> = {
  label: string;
  /** The page at `href` is prefetched when the pointer or the focus reaches the tab. */
  items: readonly { value: T; label: ReactNode; href?: string }[];
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
  /** Whether the panel still shows the previous tab. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const MIRRORED: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Tabs with automatic activation: the arrow keys select a tab. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, items, value, onChange, children, isBusy, className } = props;
  const id = useId();
  const keyDown = onKey((event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === value);
    const key = document.dir === 'rtl' ? (MIRRORED[event.key] ?? event.key) : event.key;
    const next = items[steps[key]?.(at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
    onChange(next.value);
  });
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={keyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            data-value={item.value}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className={css.tab}
            data-href={item.value === value ? undefined : item.href}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        aria-busy={isBusy}
        tabIndex={-1}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
}
