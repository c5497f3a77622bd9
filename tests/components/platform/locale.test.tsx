import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/language.ts';
import { customerLocale, customerTimeZone } from '../../../src/platform/locale.ts';
import { DateRangePicker } from '../../../src/ui/DateRangePicker.tsx';
import { FiguresTable } from '../../../src/ui/FiguresTable.tsx';
import { LocalTime } from '../../../src/ui/LocalTime.tsx';
import { stepInSentence, stepLabel } from '../../../src/ui/plot-axis.ts';
import { RangeCalendarPanel } from '../../../src/ui/RangeCalendarPanel.tsx';
import { user } from '../../setup/user.ts';

const REFUSED = ['C', 'en_US', 'en-US@posix', '', 'x'];
const RANGE = { start: '2026-10-01', end: '2026-10-30' };
const STEP = { start: '2026-10-01', gigabytes: 1, ips: 0 };

function speak(...languages: string[]) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

function liveIn(timeZone: string | undefined) {
  const named = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(named);
}

describe.each(REFUSED)('in a browser whose language "%s" is rejected by Intl', (tag) => {
  test('dates appear, and days can be picked', () => {
    speak(tag);
    const pick = vi.fn();
    render(
      <>
        <LocalTime instant={new Date('2026-10-30T12:00:00Z')} />
        <DateRangePicker label="Dates" value={RANGE} onChange={pick} maxValue="2026-10-30" />
        <RangeCalendarPanel
          {...{ label: 'Days', value: RANGE, maxValue: '2026-10-30', months: 2, onChange: pick }}
        />
      </>,
    );
    expect(screen.getByText(/^Oct 30, 2026/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Dates: Oct 1\s–\s30, 2026/ })).toBeDefined();
    expect(screen.getByText('September – October 2026')).toBeDefined();
    expect(stepLabel(STEP, 'month')).toBe('Oct 2026');
  });

  test("the customer's next language is used", () => {
    speak(tag, 'de-AT', 'en-GB');
    expect(customerLocale()).toBe('de-AT');
    expect(stepLabel(STEP, 'month')).toBe('Okt. 2026');
  });
});

test.each([undefined, 'Etc/Unknown', ''])('a time zone named %s counts as UTC', (timeZone) => {
  liveIn(timeZone);
  expect(customerTimeZone()).toBe('UTC');
});

test('a time zone that Intl knows is kept', () => {
  liveIn('Asia/Kathmandu');
  expect(customerTimeZone()).toBe('Asia/Kathmandu');
});

test("a date alone uses the customer's language, and a date in a sentence uses the sentence's", () => {
  speak('de-DE');
  liveIn('UTC');
  const instant = new Date('2026-10-30T17:00:00Z');
  render(
    <>
      <p>
        <LocalTime instant={instant} />
      </p>
      <p>
        until <LocalTime instant={instant} isInSentence />
      </p>
    </>,
  );
  const [alone, sentence] = screen.getAllByText(/2026/);
  expect(alone?.textContent).toBe('30.10.2026, 17:00');
  expect(sentence?.textContent).toMatch(/^Oct 30, 2026, 5:00\sPM$/);
  expect(stepLabel(STEP, 'day')).toBe('01.10.2026');
  expect(stepInSentence(STEP, 'day')).toBe('Oct 1, 2026');
});

test('a customer who reads English although the shop has their language gets English dates', () => {
  vi.spyOn(LANGUAGES, 'some').mockReturnValue(true);
  speak('de-AT', 'en-GB');
  expect(customerLocale()).toBe('en-GB');
  speak('de-AT');
  expect(customerLocale()).toBe('en-US');
});

test("on an English page, a Hebrew date, the calendar's days and its keys run from right to left", async () => {
  speak('he-IL');
  const row = { start: '2026-10-29', label: '29 באוק׳ 2026' };
  render(
    <>
      <LocalTime instant={new Date('2026-10-30T12:00:00Z')} />
      <DateRangePicker label="Dates" value={RANGE} onChange={() => {}} maxValue="2026-10-30" />
      <FiguresTable label="Data" heading="Day" rows={[row]} figures={[]} />
      <RangeCalendarPanel label="Days" value={RANGE} maxValue="2026-10-30" onChange={() => {}} />
    </>,
  );
  for (const date of [/^30 באוק׳ 2026,/, /^1–30 באוק׳ 2026$/, row.label])
    expect(screen.getByText(date).matches('bdi, [dir=auto]'), String(date)).toBe(true);
  // Screen readers choose the voice by it. The name of the picker's button is in both languages.
  for (const date of [/^30 באוק׳ 2026,/, row.label])
    expect(screen.getByText(date).getAttribute('lang')).toBe('he-IL');
  const day = (of: number) => screen.getByRole('button', { name: new RegExp(`${of} באוקטובר`) });
  expect(day(30).closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  act(() => day(29).focus());
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(day(30));
});
