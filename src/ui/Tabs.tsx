import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

type TabsProps<T extends string> = {
  label: string;
  /** Before the click, the data of `href` is prefetched and `preload` loads the code of the panel. */
  items: readonly {
    value: T;
    label: ReactNode;
    href?: string;
    preload?: (() => void) | undefined;
  }[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  /** The panel is still that of the tab before. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
};

/** Tabs with automatic activation: the arrows select. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, items, value, onChange, children, isBusy, className = '' } = props;
  return (
    // The arrows follow the direction of the page, not that of the browser's language.
    <I18nProvider locale="en-US">
      <AriaTabs
        className={className}
        selectedKey={value}
        onSelectionChange={(key) => {
          const next = items.find((item) => item.value === key);
          if (next !== undefined) onChange(next.value);
        }}
      >
        <TabList aria-label={label} className={css.list}>
          {items.map((item) => (
            <Tab
              key={item.value}
              id={item.value}
              className={css.tab}
              data-href={item.value === value ? undefined : item.href}
              onPointerEnter={item.preload}
              onFocus={() => item.preload?.()}
            >
              {item.label}
            </Tab>
          ))}
        </TabList>
        <TabPanel
          id={value}
          className={css.panel}
          render={(panel) => <div {...panel} aria-busy={isBusy} />}
        >
          {children}
        </TabPanel>
      </AriaTabs>
    </I18nProvider>
  );
}
