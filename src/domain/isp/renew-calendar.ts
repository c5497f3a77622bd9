import { t } from '../../i18n/text.ts';
import { percentEncode } from '../percent-encoding.ts';
import { MINUTE_MS, parseServerTime } from '../server-time.ts';
import { isActive, planTitle, type IspPlanFields } from './isp-plan.ts';

const MAX_OCTETS = 75;
/** Revisions are minutes since this moment, which fit into 32 bits until the year 6103. */
const FIRST_REVISION = Date.UTC(2020, 0);

/** RFC 5545, section 3.3.11. The tab is the only control character allowed. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** The number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** RFC 5545, section 3.1: fold lines at 75 octets without splitting a character. */
function fold(line: string): string {
  // A shortcut for most lines.
  if (line.length <= MAX_OCTETS && /^[ -~]*$/.test(line)) return line;
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  lines.push(current);
  return lines.join('\r\n');
}

/** RFC 5545, section 3.3.5, form 2: 20261121T050549Z. */
function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function eventOf(plan: IspPlanFields, expires: Date, productName: string, stamp: string): string[] {
  const { orderNo } = plan;
  const title = planTitle(plan);
  const domain = productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const revision = Math.max(0, Math.floor((expires.getTime() - FIRST_REVISION) / MINUTE_MS));
  return [
    'BEGIN:VEVENT',
    // A stable identifier by order number: importing again moves the event instead of adding another.
    `UID:isp-${percentEncode(orderNo)}@${domain}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // RFC 5545, section 3.8.7.4: calendars update a known event only if this number is higher, for example after a
    // renewal.
    `SEQUENCE:${revision}`,
    `DTSTART:${utcStamp(expires)}`,
    `SUMMARY:${escapeText(t`${productName}: ${title} expires`)}`,
    `DESCRIPTION:${escapeText(t`Order ${orderNo}. Renew it before it expires to keep its addresses.`)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(t`${title} expires tomorrow`)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

const written = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('');

/**
 * Yields the parts of a calendar file (RFC 5545) with the expiry of every active plan, each with a reminder one day
 * before.
 * @param now decides which plans have expired
 */
export function* renewCalendar(
  plans: readonly IspPlanFields[],
  productName: string,
  now: Date,
): Generator<string> {
  const product = `PRODID:-//${escapeText(productName)}//ISP plans//EN`;
  yield written(['BEGIN:VCALENDAR', 'VERSION:2.0', product, 'CALSCALE:GREGORIAN']);
  const stamp = utcStamp(now);
  for (const plan of plans) {
    const expires = parseServerTime(plan.expireTime);
    const isLeftOut = expires === null || !isActive(plan, now);
    yield isLeftOut ? '' : written(eventOf(plan, expires, productName, stamp));
  }
  yield written(['END:VCALENDAR']);
}
