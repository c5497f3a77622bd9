import { useDeferredValue, useRef, useState } from 'react';
import type { DateRange } from '../domain/orders/order-range.ts';
import { useBackCloses } from '../platform/back-layers.ts';
import { dateFormat } from '../platform/locale.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { toolIcons } from './tool-icons.ts';

/** Two days as YYYY-MM-DD, both inclusive. */
type DateRangePickerProps = {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  maxValue: string;
};

const RangeCalendarPopover = lazyDialog(
  async () => (await import('./RangeCalendarPopover.tsx')).RangeCalendarPopover,
);
const { preload } = RangeCalendarPopover;

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
  // Deferred, so that the click gets a response first. The calendar is rendered or removed in the frames after that.
  const isRendered = useDeferredValue(isOpen, false);
  const close = () => setOpen(false);
  useBackCloses(close, isOpen);
  const pick = (range: DateRange) => {
    onChange(range);
    close();
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
        <Icon path={toolIcons.calendar} />
        <bdi>{inWords(value)}</bdi>
      </Button>
      {isRendered ? (
        <RangeCalendarPopover
          {...{ label, value, maxValue, button }}
          isLeaving={!isOpen}
          onChange={pick}
          onClose={close}
        />
      ) : null}
    </>
  );
}
