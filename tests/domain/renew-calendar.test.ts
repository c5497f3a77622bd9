import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as calendar from '../../src/domain/isp/renew-calendar.ts';

const renewCalendar = (...given: Parameters<typeof calendar.renewCalendar>) =>
  [...calendar.renewCalendar(...given)].join('');
const now = new Date('2026-11-21T12:00:00Z');
const plan = {
  orderNo: 'ISP-1',
  quantity: 25,
  days: 30,
  expireTime: '2026-12-01 08:30:00',
  autoRenew: 0,
};
const unfold = (text: string) => text.replaceAll('\r\n ', '');

test('a plan becomes an event at its expiry with a reminder one day before', () => {
  expect(unfold(renewCalendar([plan], 'Amber, Gate', now)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amber\\, Gate//ISP plans//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:isp-ISP-1@amber-gate',
    'DTSTAMP:20261121T120000Z',
    'LAST-MODIFIED:20261121T120000Z',
    'SEQUENCE:3637950',
    'DTSTART:20261201T083000Z',
    'SUMMARY:Amber\\, Gate: 25 ISP * 30 Days expires',
    'DESCRIPTION:Order ISP-1. Renew it before it expires to keep its addresses.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:25 ISP * 30 Days expires tomorrow',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar is written in parts, one per plan, so that thousands do not block the page', () => {
  const plans = Array.from({ length: 3 }, () => plan);
  // The header and the footer are separate parts.
  expect([...calendar.renewCalendar(plans, 'Ambergate', now)]).toHaveLength(5);
});

test('expired plans and plans with an unreadable expiry are omitted', () => {
  const others = ['2026-11-01 00:00:00', 'soon'].map((expireTime) => ({ ...plan, expireTime }));
  expect(renewCalendar(others, 'Ambergate', now)).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Ambergate//ISP plans//EN\r\nCALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n',
  );
});

test('an event has the same uid in every export', () => {
  const later = new Date('2026-11-25T12:00:00Z');
  const uid = (at: Date) => /UID:.*/.exec(renewCalendar([plan], 'Ambergate', at))?.[0];
  expect(uid(later)).toBe(uid(now));
});

test('a renewal raises the sequence number of the event', () => {
  const event = (expireTime: string) => renewCalendar([{ ...plan, expireTime }], 'Ambergate', now);
  const [before, after] = [event('2026-12-01 08:30:00'), event('2026-12-31 08:30:00')];
  expect(after).not.toContain(/DTSTART:.*/.exec(before)?.[0]);
  const numberOf = (text: string) => Number(/^SEQUENCE:(\d+)$/m.exec(text)?.[1]);
  expect(numberOf(after)).toBeGreaterThan(numberOf(before));
});

test('law: for any order number, even half a surrogate pair, the uid has only plain letters', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      }),
      (orderNo) => {
        const text = unfold(renewCalendar([{ ...plan, orderNo }], 'Ambergate', now));
        expect(text).toMatch(/^UID:isp-[\w.~%-]*@ambergate$/m);
      },
    ),
  );
});

test('text is escaped: backslash, semicolon, comma, line breaks; control characters are removed', () => {
  const text = unfold(
    renewCalendar([{ ...plan, orderNo: 'a\\b;c,d\r\ne\nf\rg\u0007h\ti' }], 'Ambergate', now),
  );
  expect(text).toContain('DESCRIPTION:Order a\\\\b\\;c\\,d\\ne\\nf\\ngh\ti. Renew');
});

test('a line of exactly 75 octets is not folded, but a longer one is', () => {
  const lengthOf = (productName: string) =>
    renewCalendar([], productName, now).split('\r\n').slice(2, -3);
  const fitting = 'x'.repeat(75 - 'PRODID:-////ISP plans//EN'.length);
  expect(lengthOf(fitting)).toEqual([`PRODID:-//${fitting}//ISP plans//EN`]);
  expect(lengthOf(`${fitting}x`)).toEqual([`PRODID:-//${fitting}x//ISP plans//E`, ' N']);
});

test('law: no line exceeds 75 octets or splits a character, and unfolding restores the text', () => {
  const words = fc.array(fc.constantFrom('a', 'é', '中', '🎉', ' '), { maxLength: 80 });
  fc.assert(
    fc.property(words, (letters) => {
      const orderNo = letters.join('');
      const text = renewCalendar([{ ...plan, orderNo }], 'Ambergate', now);
      const lines = text.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(
        text.isWellFormed() && !lines.some((line) => /^\p{Surrogate}|\p{Surrogate}$/u.test(line)),
      ).toBe(true);
      expect(unfold(text)).toContain(`DESCRIPTION:Order ${orderNo}. Renew it`);
    }),
  );
});
