import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { config } from '../config.ts';
import { formatMoney } from '../domain/money/money.ts';
import { shortPurchase, type Item, type Plan } from '../domain/plans.ts';
import { validityText } from '../domain/usage/usage.ts';
import { T, plural, t } from '../i18n/text.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { ScrollIntoView, InlineMessage } from '../ui/InlineMessage.tsx';
import { row } from '../ui/layout.css.ts';
import { RestoreFocusButton } from '../ui/RestoreFocus.tsx';
import * as css from './checkout.css.ts';
import { TRANSFER_TEXT } from './payment-tab.ts';
import { isLocked, type OtherPrice, type Purchase } from './use-purchase.ts';

type PurchaseNoticeProps = {
  purchase: Purchase;
  /** Residential purchases show the notice on click, ISP purchases when the call returns. */
  noticeOn: 'click' | 'response';
};

/** The messages of a purchase, scrolled into view. If `hasNotice` is false, show the terms instead. */
export function PurchaseNotice(props: PurchaseNoticeProps) {
  const { state } = props.purchase;
  return (
    <ScrollIntoView news={newsOf(state)} hasToast={state.step === 'paid'}>
      <Notice {...props} />
    </ScrollIntoView>
  );
}

function newsOf(state: Purchase['state']): string {
  if (state.step === 'done') return state.transfer.outcome;
  if (!isLocked(state)) return state.step;
  if (state.price !== undefined) return 'price';
  return state.isSlow ? 'slow' : state.step;
}

function Notice({ purchase, noticeOn }: PurchaseNoticeProps) {
  const { state, cancel, agree } = purchase;
  if (!hasNotice({ purchase, noticeOn }) || state.step === 'idle') return null;
  if (state.step === 'login') {
    return <InlineMessage kind="warning">{t`Please login first!`}</InlineMessage>;
  }
  if (state.step === 'underway') {
    if (state.price !== undefined)
      return <OtherPriceNotice {...state.price} {...{ agree, cancel }} />;
    return (
      <InlineMessage kind="info">
        <span>{noticeOn === 'click' ? TRANSFER_TEXT : t`The payment page is slow to load.`}</span>
        {state.isSlow ? (
          <RestoreFocusButton variant="link" size="sm" onClick={cancel}>
            {t`Cancel`}
          </RestoreFocusButton>
        ) : null}
      </InlineMessage>
    );
  }
  if (state.step === 'paid') return <PaidNotice item={state.item} />;
  const { transfer } = state;
  if (transfer.outcome === 'opened')
    return <InlineMessage kind="info">{TRANSFER_TEXT}</InlineMessage>;
  if (transfer.outcome === 'refused') return <RefusedAddress />;
  return (
    <InlineMessage kind="info">
      <span className={css.noticeLine}>{t`Your browser blocked the payment page.`}</span>
      <PaymentPageLink href={transfer.url} full />
    </InlineMessage>
  );
}

/** Opens the payment page if the browser blocked its tab. */
export function PaymentPageLink(link: ComponentProps<typeof LinkButton>) {
  return (
    <LinkButton {...link} target="_blank" rel="noopener noreferrer">
      {t`Open payment page`}
    </LinkButton>
  );
}

export function hasNotice({ purchase: { state }, noticeOn }: PurchaseNoticeProps): boolean {
  if (state.step === 'underway')
    return noticeOn === 'click' || state.isSlow || state.price !== undefined;
  // A link to the payment page or a rejection remains until the next click.
  if (state.step === 'done') return state.isFresh || state.transfer.outcome !== 'opened';
  return state.step !== 'idle';
}

/** Asks for confirmation if the payment page has a different price than the one shown. */
function OtherPriceNotice(props: OtherPrice & Pick<Purchase, 'agree' | 'cancel'>) {
  const { shown, asked, agree, cancel } = props;
  const price = formatMoney(asked);
  return (
    <InlineMessage kind="warning">
      <span className={css.noticeLine}>
        {t`The price is ${price}, not the ${formatMoney(shown)} shown here. You haven’t paid yet. If you cancel, the order stays unpaid in your Orders History.`}
      </span>
      <span className={row[2]}>
        <RestoreFocusButton size="sm" onClick={agree}>
          {t`Continue for ${price}`}
        </RestoreFocusButton>
        <RestoreFocusButton variant="ghost" size="sm" onClick={cancel}>
          {t`Cancel`}
        </RestoreFocusButton>
      </span>
    </InlineMessage>
  );
}

function PaidNotice({ item }: { item: Item }) {
  const { plan } = item;
  const purchase = shortPurchase(item);
  const [href, words] =
    plan === 'isp'
      ? [paths.dashboard({ type: 'isp' }), t`See your ISP plans`]
      : [paths.dashboard({ type: 'residential', tier: plan }), t`Generate proxies`];
  return (
    <InlineMessage kind="success">
      <span>{t`Paid. ${purchase} added.`}</span>
      <span>
        {' '}
        <Link href={href}>{words}</Link>
      </span>
    </InlineMessage>
  );
}

export function RefusedAddress() {
  return (
    <InlineMessage kind="error">
      {t`The payment page’s address isn’t secure, so it was not opened. You have not been charged.`}
    </InlineMessage>
  );
}

type PurchaseTermsProps = {
  plan: Plan;
  /** Number of days for which ISP addresses are bought, if known before the purchase. */
  days?: number | undefined;
};

function metering({ plan, days }: PurchaseTermsProps): string {
  if (plan !== 'isp') {
    const validity = validityText(plan);
    return t`Uploads and downloads both count. ${validity}`.trimEnd();
  }
  if (days === undefined) return t`Unlimited traffic until the plan expires.`;
  return plural(days, {
    one: 'Unlimited traffic for # day. Addresses expire after that unless you renew.',
    other: 'Unlimited traffic for # days. Addresses expire after that unless you renew.',
  });
}

export function PurchaseTerms(props: PurchaseTermsProps) {
  const policy = t`Refund Policy`;
  const [before, after] = config.texts.refunds.split(policy);
  // A translation may inflect the name, so the text may not contain it.
  const isNamed = after !== undefined;
  return (
    <p className={css.terms}>
      <span>{metering(props)}</span> <span>{isNamed ? before : `${before} `}</span>
      <Link href={paths.refund()}>{policy}</Link>
      <span>{after}</span>{' '}
      <T>
        By buying, you agree to it and to our <Link href={paths.terms()}>Terms of Use</Link>.
      </T>
    </p>
  );
}
