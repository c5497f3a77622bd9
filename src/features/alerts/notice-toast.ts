import { navigate } from 'wouter/use-browser-location';
import type { Notice } from '../../../generated/model/notice.zod.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { isolatedText } from '../../i18n/isolated.ts';
import { percentText } from '../../i18n/percent.ts';
import { plural, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { customerTimeZone, dateFormat, SENTENCES } from '../../platform/locale.ts';
import type { ToastOptions } from '../../ui/toast.ts';

/** The toast for an alert from the server. It stays open, because the customer may not be looking at the screen. */
export function noticeToast(notice: Notice): ToastOptions {
  const { kind, tier, orderNo, text } = notice;
  const link =
    orderNo !== undefined
      ? linkTo(paths.dashboard({ type: 'isp', plan: orderNo }), t`See the plan`)
      : tier !== undefined && kind !== 'test'
        ? linkTo(paths.pricing({ plan: tier }), t`Buy data`)
        : undefined;
  const sentence = sentenceOf(notice) ?? (text && isolatedText(text));
  return {
    kind: 'info',
    title: kind === 'test' ? t`Test alert` : t`Alert`,
    ...(sentence !== undefined && { text: sentence }),
    duration: 'sticky',
    ...(link && { link }),
    returns,
  };
}

/** Several plans may expire at the same time. */
const returns: NonNullable<ToastOptions['returns']> = {
  together: (count) => ({
    kind: 'info',
    title: t`Alerts`,
    text: plural(count, { one: '# more alert', other: '# more alerts' }),
    duration: 'sticky',
  }),
};

/** The part of the alert that the shop can write itself, in the page's language. */
function sentenceOf(notice: Notice): string | undefined {
  const { kind, tier, leftPercent, time, amount } = notice;
  if (kind === 'test') return t`Your alerts reach this page.`;
  const orderNo = notice.orderNo && cutText(notice.orderNo);
  const data = tier && PLANS[tier].name;
  const at = time === undefined ? null : parseServerTime(time);
  const when = at === null ? null : timeText(at);
  if (kind === 'data_left' && data !== undefined && leftPercent !== undefined)
    return t`${percentText(leftPercent / 100)} of your ${data} data is left.`;
  if (kind === 'expiry' && when !== null) {
    if (orderNo !== undefined) return t`Your ISP plan ${orderNo} expires on ${when}.`;
    if (data !== undefined) return t`Some of your ${data} data expires on ${when}.`;
  }
  if (kind === 'charge' && orderNo !== undefined && when !== null)
    return amount === undefined
      ? t`Your ISP plan ${orderNo} renews on ${when}.`
      : t`Your ISP plan ${orderNo} renews for ${formatMoney(amount)} on ${when}.`;
  return undefined;
}

const timeText = (instant: Date) =>
  dateFormat(
    { dateStyle: 'medium', timeStyle: 'short', timeZone: customerTimeZone() },
    SENTENCES,
  ).format(instant);

const linkTo = (href: string, label: string) => ({ href, label, onFollow: () => navigate(href) });
