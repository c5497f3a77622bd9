import { fromAbsolute, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { DAY_MS } from './server-time.ts';

/**
 * Returns the day of an instant in a zone. Looks up the zone's offset only at the start and end of each UTC day,
 * because formatting 100,000 instants takes seconds on a phone.
 */
export function daysIn(timeZone: string): (instant: number) => CalendarDate {
  const offsetAt = remembered((day: number) => fromAbsolute(day * DAY_MS, timeZone).offset);
  const dateOf = remembered((day: number) => toCalendarDate(fromAbsolute(day * DAY_MS, 'UTC')));
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    const offset = offsetAt(day);
    // If the offsets differ, the clocks change within this day.
    const own = offset === offsetAt(day + 1) ? offset : fromAbsolute(instant, timeZone).offset;
    return dateOf(Math.floor((instant + own) / DAY_MS));
  };
}

/** Returns the first instant of the day to which an instant belongs in a zone. */
export function dayStartsIn(timeZone: string): (instant: number) => number {
  const dayOf = daysIn(timeZone);
  const startOf = remembered((day: CalendarDate) => day.toDate(timeZone).getTime());
  return (instant) => startOf(dayOf(instant));
}

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
