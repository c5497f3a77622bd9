import type { RefObject } from 'react';
import { Dialog, I18nProvider, Popover } from 'react-aria-components';
import type { DateRange } from '../domain/orders/order-range.ts';
import { LOCALE } from '../i18n/language.ts';
import { cx } from './cx.ts';
import * as css from './DateRangePicker.css.ts';
import { RangeCalendarPanel } from './RangeCalendarPanel.tsx';

type RangeCalendarPopoverProps = {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  maxValue: string;
  /** The button next to which it opens. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether it has been closed and is about to be removed. */
  isLeaving: boolean;
  onClose: () => void;
};

/** The calendar of a `DateRangePicker`. */
export function RangeCalendarPopover(props: RangeCalendarPopoverProps) {
  const { button, isLeaving, onClose, ...panel } = props;
  return (
    <I18nProvider locale={LOCALE}>
      <Popover
        className={cx(css.popover, isLeaving && css.leaving)}
        triggerRef={button}
        isOpen
        onOpenChange={onClose}
        placement="bottom end"
      >
        <Dialog aria-label={panel.label} className={css.dialog}>
          <RangeCalendarPanel {...panel} />
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
