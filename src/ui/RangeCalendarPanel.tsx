import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
  isRTL,
  RangeCalendar,
} from 'react-aria-components';
import type { DateRange } from '../domain/orders/order-range.ts';
import { customerLocale } from '../platform/locale.ts';
import { mirrored } from './basics.css.ts';
import * as css from './DateRangePicker.css.ts';
import { Icon } from './Icon.tsx';
import { toolIcons } from './tool-icons.ts';

type RangeCalendarPanelProps = {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  maxValue: string;
};

export function RangeCalendarPanel(props: RangeCalendarPanelProps) {
  const { label, value, onChange, maxValue } = props;
  const [months] = useState(() => (matchMedia('(max-width: 719.98px)').matches ? 1 : 2));
  const end = parseDate(value.end);
  const locale = customerLocale();
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        aria-label={label}
        // The arrow keys follow the locale, which may not read in the direction of the page.
        dir={isRTL(locale) ? 'rtl' : 'ltr'}
        autoFocus
        defaultValue={{ start: parseDate(value.start), end }}
        // Shows the last month on the right, because later days cannot be picked.
        defaultFocusedValue={end}
        selectionAlignment="end"
        maxValue={parseDate(maxValue)}
        visibleDuration={{ months }}
        pageBehavior="single"
        onChange={(range) => onChange({ start: String(range.start), end: String(range.end) })}
      >
        <div className={css.header}>
          <Button slot="previous" className={css.nav}>
            <Icon path={toolIcons.chevronLeft} className={mirrored} />
          </Button>
          <Heading className={css.heading} />
          <Button slot="next" className={css.nav}>
            <Icon path={toolIcons.chevronRight} className={mirrored} />
          </Button>
        </div>
        <div className={css.months}>
          {Array.from({ length: months }, (_, index) => (
            <CalendarGrid key={index} offset={{ months: index }} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={css.cell} />}
              </CalendarGridBody>
            </CalendarGrid>
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}
