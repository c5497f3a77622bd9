import { createContext, use, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import {
  expiresSoon,
  isActive,
  isAutoRenewed,
  isSubscribed,
  keptTime,
  leftText,
  nextCharge,
} from '../../domain/isp/isp-plan.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { typedText } from '../../domain/typed-text.ts';
import { T, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { onKey } from '../../platform/keys.ts';
import { labelOf, usePlanLabels } from '../../saved/plan-labels.ts';
import { Button, buttonClass, type ButtonLook } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { InlineMessage, ScrollIntoView } from '../../ui/InlineMessage.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { mono } from '../../ui/text.css.ts';
import * as css from './isp.css.ts';

export function BuyIspLink({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <Link href={paths.pricing({ plan: 'isp' })} className={buttonClass({ variant })}>
      {t`Buy ISP proxies`}
    </Link>
  );
}

export function PlanNumber({ plan }: { plan: IspPlan }) {
  return (
    <span className={css.number} translate="no">
      {plan.orderNo}
    </span>
  );
}

type PlanTimesProps = {
  plan: IspPlan;
  now: Date;
  isInRow?: boolean;
};

/** The plan's state, expiry and next charge, and what the customer has just paid for. */
export function PlanTimes({ plan, now, isInRow = false }: PlanTimesProps) {
  const active = isActive(plan, now);
  const date = (
    <LocalTime
      instant={parseServerTime(plan.expireTime)}
      isInSentence
      short={isInRow ? 'time' : undefined}
    />
  );
  return (
    <>
      <div className={css.expiry}>
        <span className={css.state} data-active={active || undefined}>
          {active ? t`Active` : t`Inactive`}
        </span>
        {active ? <TimeLeft plan={plan} now={now} /> : null}
        <span className={css.expiryDate}>
          {active ? (
            <T>
              <span className={css.expiryWord}>Expires</span> <span>{date}</span>
            </T>
          ) : (
            <T>
              <span className={css.expiryWord}>Expired</span> <span>{date}</span>
            </T>
          )}
        </span>
        <KeptAddresses plan={plan} now={now} isInRow={isInRow} />
      </div>
      <AutoRenew plan={plan} now={now} isInRow={isInRow} />
      <div className={css.news}>
        <News plan={plan} />
      </div>
    </>
  );
}

/** The time until which a renewal restores the addresses of an expired plan. */
function KeptAddresses({ plan, now, isInRow = false }: PlanTimesProps) {
  const kept = keptTime(plan, now);
  if (kept === null) return null;
  const date = (
    <LocalTime
      instant={parseServerTime(kept.expireTime)}
      isInSentence
      short={isInRow ? 'day' : undefined}
    />
  );
  return (
    <>
      <span className={css.expiryDate}>
        <T>
          Addresses kept until <span>{date}</span>
        </T>
      </span>
      <TimeLeft plan={kept} now={now} />
    </>
  );
}

function TimeLeft({ plan, now }: { plan: Pick<IspPlan, 'expireTime'>; now: Date }) {
  const className = expiresSoon(plan, now) ? css.soon : undefined;
  return <span className={className}>{leftText(plan, now)}</span>;
}

/** A dialog and the state of its plan when it opened. */
export type PlanDialog = { kind: 'renew' | 'subscribe' | 'unsubscribe'; plan: IspPlan };

/** The dialog of the last paid renewal or confirmed subscription change; null if there is none. */
export const PlanNews = createContext<PlanDialog | null>(null);

/** Shows on the plan what the customer has just paid for or agreed to. */
function News({ plan }: { plan: IspPlan }) {
  const news = use(PlanNews);
  if (news?.plan.orderNo !== plan.orderNo) return null;
  const isExtended = news.kind === 'renew' && plan.expireTime !== news.plan.expireTime;
  return (
    <ScrollIntoView news={`${news.kind} ${isExtended}`} hasToast>
      <InlineMessage kind="success">
        <span>
          {news.kind === 'subscribe' ? t`Subscribed. The plan renews automatically.` : t`Renewed.`}
        </span>
        {isExtended ? (
          <span>
            {' '}
            <T>
              Expires <LocalTime instant={parseServerTime(plan.expireTime)} isInSentence />
            </T>
          </span>
        ) : null}
      </InlineMessage>
    </ScrollIntoView>
  );
}

function AutoRenew({ plan, now, isInRow = false }: PlanTimesProps) {
  const charge = nextCharge(plan, now);
  return (
    <p className={css.autoRenew}>
      <span>{isAutoRenewed(plan) ? t`Auto-renew on` : t`Auto-renew off`}</span>
      {charge === null ? null : (
        <>
          <span className={css.chargeSign}> · </span>
          <NextCharge {...charge} isInRow={isInRow} />
        </>
      )}
    </p>
  );
}

type NextChargeProps = NonNullable<ReturnType<typeof nextCharge>> & { isInRow: boolean };

function NextCharge({ amount, at, isInRow }: NextChargeProps) {
  const price = amount === null ? null : <span className={mono}>{formatMoney(amount)}</span>;
  const date = <LocalTime instant={at} isInSentence short={isInRow ? 'day' : undefined} />;
  if (at === null)
    return (
      <span>
        <T>
          next charge <span>{price}</span>
        </T>
      </span>
    );
  if (price === null)
    return (
      <span>
        <T>
          next charge on <span>{date}</span>
        </T>
      </span>
    );
  return (
    <span>
      <T>
        next charge <span>{price}</span> on <span>{date}</span>
      </T>
    </span>
  );
}

export type PlanActions = {
  onOpen: (plan: IspPlan) => void;
  onRenew: (plan: IspPlan) => void;
  onSubscription: (plan: IspPlan) => void;
};

export function PlanButtons({ plan, actions }: { plan: IspPlan; actions: PlanActions }) {
  const isOn = isSubscribed(plan);
  const closed = usePurchasesClosed();
  return (
    <div className={css.planButtons}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => actions.onRenew(plan)}
        disabledReason={closed}
        reason="hidden"
      >
        {t`Renew`}
      </Button>
      <Button
        variant="outline"
        size="sm"
        className={css.subscribe}
        onClick={() => actions.onSubscription(plan)}
        disabledReason={isOn ? null : closed}
        reason="hidden"
      >
        <span className={css.switchMark} data-on={isOn || undefined} aria-hidden="true" />
        <span className={css.subscribeText}>
          {isOn ? t`Disable Subscribe` : t`Enable Subscribe`}
        </span>
      </Button>
    </div>
  );
}

const MAX_LENGTH = 40;

/** The customer's own name for a plan: an input that looks like text until it is used. */
export function PlanLabel({ orderNo, className }: { orderNo: string; className?: string }) {
  const [labels, setLabel] = usePlanLabels();
  const label = labelOf(labels, orderNo);
  const [draft, setDraft] = useState<string | null>(null);
  const save = () => {
    if (draft !== null) {
      const typed = typedText(draft) === '' ? '' : draft.trim();
      if (typed !== label) setLabel(orderNo, typed);
    }
    setDraft(null);
  };
  // An input that unmounts does not fire a blur event.
  const leave = useEffectEvent(save);
  useEffect(() => () => leave(), []);
  const keyDown = onKey((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') setDraft(null);
  });
  return (
    <input
      type="text"
      className={cx(css.label, className)}
      aria-label={t`Label of ${orderNo}`}
      title={t`Stored on this device only`}
      placeholder={t`Add a label`}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={draft ?? label}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={keyDown}
    />
  );
}
