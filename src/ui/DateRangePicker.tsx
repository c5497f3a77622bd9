import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { Dialog, I18nProvider, Popover } from 'react-aria-components';
import type { DateRange } from '../domain/orders/order-range.ts';
import { LOCALE } from '../i18n/language.ts';
import { t } from '../i18n/text.ts';
import { useBackCloses } from '../platform/back-layers.ts';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { dateFormat } from '../platform/locale.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import * as css from './DateRangePicker.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { NeedsConnection } from './QueryView.tsx';
import { Spinner } from './Spinner.tsx';
import { WhileLoading } from './WhileLoading.tsx';

/** Two days as YYYY-MM-DD, both inclusive. */
type DateRangePickerProps = {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  maxValue: string;
};

const RangeCalendarPanel = lazyPart(
  async () => (await import('./RangeCalendarPanel.tsx')).RangeCalendarPanel,
);
const preload = () => void RangeCalendarPanel.preload();

/** Formats the range in the customer's locale: "Oct 1 – 30, 2026". */
function inWords({ start, end }: DateRange): string {
  const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(start), new Date(end));
}

/** A button that opens a calendar of two months. The calendar's code is preloaded on hover and focus. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, maxValue } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A click is answered first; the calendar is rendered, or removed out of sight, in the frames after it.
  const isRendered = useDeferredValue(isOpen, false);
  useBackCloses(() => setOpen(false), isOpen);
  const pick = (range: DateRange) => {
    onChange(range);
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${inWords(value)}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icons.calendar} />
        <span>{inWords(value)}</span>
      </Button>
      <I18nProvider locale={LOCALE}>
        <Popover
          className={cx(css.popover, !isOpen && css.leaving)}
          triggerRef={button}
          isOpen={isRendered}
          onOpenChange={setOpen}
          placement="bottom end"
        >
          <Dialog aria-label={label} className={css.dialog}>
            <Suspense
              fallback={
                <WhileLoading
                  offline={
                    <NeedsConnection
                      title={t`The calendar could not be loaded without a connection`}
                    />
                  }
                >
                  <Spinner label={t`Loading...`} />
                </WhileLoading>
              }
            >
              <RangeCalendarPanel {...{ label, value, maxValue }} onChange={pick} />
            </Suspense>
          </Dialog>
        </Popover>
      </I18nProvider>
    </>
  );
}
