import { createContext, use, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import {
  daysLeft,
  isActive,
  isAutoRenewed,
  isSubscribed,
  nextCharge,
  timeLeftText,
} from '../../domain/isp/isp-plan.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { typedText } from '../../domain/typed-text.ts';
import { paths } from '../../paths.ts';
import { onKey } from '../../platform/keys.ts';
import { labelOf, usePlanLabels } from '../../saved/plan-labels.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass, type ButtonLook } from '../../ui/Button.tsx';
import { InlineMessage, ScrollIntoView } from '../../ui/InlineMessage.tsx';
import { row } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { mono } from '../../ui/text.css.ts';
import * as css from './isp.css.ts';

const SOON_DAYS = 3;

export function PlanState({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'neutral'} dot>
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  );
}

export function BuyIspLink({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <Link href={paths.pricing({ plan: 'isp' })} className={buttonClass({ variant })}>
      Buy ISP proxies
    </Link>
  );
}

type PlanFactsProps = {
  plan: IspPlan;
  now: Date;
};

export function PlanFacts({ plan, now }: PlanFactsProps) {
  const active = isActive(plan, now);
  const days = daysLeft(plan, now);
  return (
    <>
      <div className={css.facts}>
        <PlanState isActive={active} />
        <span className={mono} translate="no">
          {plan.orderNo}
        </span>
        <span>
          <span>{active ? 'Expires' : 'Expired'}</span>{' '}
          <LocalTime instant={parseServerTime(plan.expireTime)} isInSentence />
        </span>
        {active ? (
          <span className={days <= SOON_DAYS ? css.soon : undefined}>
            {`${timeLeftText(plan, now)} left`}
          </span>
        ) : null}
      </div>
      <AutoRenew plan={plan} now={now} />
      <News plan={plan} />
    </>
  );
}

/** A dialog and its plan as it was when that opened. */
export type PlanDialog = { kind: 'renew' | 'subscribe' | 'unsubscribe'; plan: IspPlan };

/** The dialog whose renewal was paid or whose subscription was agreed; null without one. */
export const PlanNews = createContext<PlanDialog | null>(null);

/** Says on its plan what has just been paid or agreed. */
function News({ plan }: { plan: IspPlan }) {
  const news = use(PlanNews);
  if (news?.plan.orderNo !== plan.orderNo) return null;
  const isExtended = news.kind === 'renew' && plan.expireTime !== news.plan.expireTime;
  return (
    <ScrollIntoView news={`${news.kind} ${isExtended}`} hasToast>
      <InlineMessage kind="success">
        <span>
          {news.kind === 'subscribe' ? 'Subscribed. The plan renews by itself.' : 'Renewal paid.'}
        </span>
        {isExtended ? (
          <span>
            {' It now expires '}
            <LocalTime instant={parseServerTime(plan.expireTime)} isInSentence />
          </span>
        ) : null}
      </InlineMessage>
    </ScrollIntoView>
  );
}

function AutoRenew({ plan, now }: PlanFactsProps) {
  if (!isAutoRenewed(plan)) return <p className={css.autoRenew}>Auto-renew off</p>;
  const charge = nextCharge(plan, now);
  return (
    <p className={css.autoRenew}>
      <span>{`Auto-renew on${charge === null ? '' : ' · next charge'}`}</span>
      {charge?.amount == null ? null : (
        <span className={mono}>{` ${formatMoney(charge.amount)}`}</span>
      )}
      {charge?.at == null ? null : (
        <span>
          {' on '}
          <LocalTime instant={charge.at} isInSentence />
        </span>
      )}
    </p>
  );
}

export type PlanActions = {
  onOpen: (plan: IspPlan) => void;
  onRenew: (plan: IspPlan) => void;
  onSubscription: (plan: IspPlan) => void;
};

export function PlanButtons({ plan, actions }: { plan: IspPlan; actions: PlanActions }) {
  return (
    <div className={row[3]}>
      <Button variant="secondary" size="sm" onClick={() => actions.onRenew(plan)}>
        Renew
      </Button>
      <Button variant="outline" size="sm" onClick={() => actions.onSubscription(plan)}>
        {isSubscribed(plan) ? 'Disable Subscribe' : 'Enable Subscribe'}
      </Button>
    </div>
  );
}

const MAX_LENGTH = 40;

/** The customer's own name for a plan: an input that looks like text until it is used. */
export function PlanLabel({ orderNo }: { orderNo: string }) {
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
  // An input that unmounts is not blurred first.
  const leave = useEffectEvent(save);
  useEffect(() => () => leave(), []);
  const keyDown = onKey((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    else if (event.key === 'Escape') setDraft(null);
  });
  return (
    <input
      type="text"
      className={css.label}
      aria-label={`Label of ${orderNo}`}
      placeholder="Add a label"
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={draft ?? label}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={keyDown}
    />
  );
}
