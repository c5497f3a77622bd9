import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetIspPlanQueryKey, replaceIps } from '../../../generated/isp/isp.ts';
import type { ReplaceIpsRequest } from '../../../generated/model/replaceIpsRequest.zod.ts';
import type { Replacement } from '../../../generated/model/replacement.zod.ts';
import type { Replacements } from '../../../generated/model/replacements.zod.ts';
import { useJob } from '../../api/job.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { retryOffline } from '../../api/retry.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { safePaymentUrl } from '../../checkout/payment-tab.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import {
  hasNotice,
  PaymentPageLink,
  PurchaseNotice,
  RefusedAddress,
} from '../../checkout/PurchaseNotice.tsx';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import { useVerificationReason } from '../../checkout/verification.ts';
import { VerificationMount } from '../../checkout/VerificationMount.tsx';
import { config } from '../../config.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { T, plural, t } from '../../i18n/text.ts';
import { mirrored } from '../../ui/basics.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { mono, muted } from '../../ui/text.css.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import * as css from './addresses.css.ts';

type Request = Omit<ReplaceIpsRequest, 'dryRun'>;

type ReplacePreviewProps = {
  request: Request;
  allowance: Replacements | undefined;
  onBack: () => void;
  onReplaced: (replaced: Replacement) => void;
  onClose: () => void;
};

/** Shows what would be replaced and what it costs, with the button that confirms it. */
export function ReplacePreview(props: ReplacePreviewProps) {
  const { request, allowance, onBack } = props;
  const preview = useQuery({
    queryKey: ['replacement', request],
    queryFn: ({ signal }) => replaceIps({ ...request, dryRun: true }, { signal }),
    retry: retryOffline,
    // Clicking Preview again requests a new one.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: true,
  });
  return (
    <div className={stack[4]}>
      <QueryView
        query={preview}
        texts={{
          failed: t`The preview could not be loaded`,
          offline: t`The preview could not be loaded without a connection`,
        }}
        list={({ pairs }) => ({ rows: pairs, invalidCount: 0 })}
        empty={
          <InlineMessage kind="warning">
            {t`None of these addresses can be replaced. Go back and select others, or ask support.`}
          </InlineMessage>
        }
        loading={<Skeleton shape="line" count={4} />}
      >
        {(data) => (
          <div className={stack[4]}>
            <Pairs pairs={data.pairs} />
            <dl className={css.terms}>
              <dt className={muted}>{t`Price`}</dt>
              <dd className={mono}>
                {data.amount === 0 ? t`Free` : formatMoney(data.amount) + config.afterPrice}
              </dd>
            </dl>
            {allowance === undefined ? null : <Allowance {...allowance} />}
            <Confirm {...props} preview={data} />
          </div>
        )}
      </QueryView>
      {preview.data === undefined || preview.data.pairs.length === 0 ? (
        <div>
          <BackButton onBack={onBack} />
        </div>
      ) : null}
    </div>
  );
}

function BackButton({ onBack }: Pick<ReplacePreviewProps, 'onBack'>) {
  return (
    <Button variant="ghost" onClick={onBack}>
      {t`Back`}
    </Button>
  );
}

type ConfirmProps = ReplacePreviewProps & { preview: Replacement };

/** Free replacements are made immediately, paid ones after the payment. */
function Confirm({ request, preview, onBack, onReplaced, onClose }: ConfirmProps) {
  const { orderNo } = request;
  const { amount, pairs } = preview;
  const isFree = amount === 0;
  const client = useQueryClient();
  // The change may have happened even if the response was lost.
  const { send } = useApiMutation(replaceIps, {
    onSettled: () => reloadQueries(client, [getGetIspPlanQueryKey({ orderNo })]),
  });
  const { start, isPending } = useJob();
  const closed = usePurchasesClosed();
  const unverified = useVerificationReason();
  const replaceFree = () =>
    start(async (signal) => {
      const replaced = await send({ ...request, dryRun: false });
      if (!signal.aborted) onReplaced(replaced);
    });
  const purchase = usePurchase({
    item: { plan: 'isp', amount: pairs.length },
    discount: { settle: () => Promise.resolve({ code: '', total: amount }) },
    order: async (_price, signal) => {
      const replaced = await send({ ...request, dryRun: false }, { signal });
      if (replaced.url !== undefined) return { url: replaced.url, amount: replaced.amount };
      onReplaced(replaced);
      return undefined;
    },
    onTransfer: (url, { total }) =>
      keepPendingPayment({
        url,
        label: t`Replacement of addresses of ${orderNo}`,
        orderNo,
        isReplacement: true,
        total,
        product: 'isp',
      }),
    onPaid: onClose,
  });
  const notice = { purchase, noticeOn: 'click' } as const;
  return (
    <>
      {isFree ? null : <VerificationMount />}
      {hasNotice(notice) ? <PurchaseNotice {...notice} /> : null}
      <div className={css.actions}>
        <BackButton onBack={onBack} />
        <Button
          onClick={isFree ? replaceFree : purchase.click}
          pending={isFree ? isPending : purchase.isBusy}
          pendingLabel={isFree ? t`Replacing...` : config.texts.buy}
          disabledReason={isFree ? null : (closed ?? unverified)}
          reason="hidden"
        >
          {isFree ? t`Replace` : config.texts.buy}
        </Button>
      </div>
    </>
  );
}

/** Shows what was replaced, or links to the payment page that completes it. */
export function Replaced({ pairs, url, amount, onClose }: Replacement & { onClose: () => void }) {
  const page = url === undefined ? null : safePaymentUrl(url);
  return (
    <div className={stack[4]}>
      {url === undefined ? (
        <InlineMessage kind="success">
          {plural(pairs.length, {
            one: '# address was replaced.',
            other: '# addresses were replaced.',
          })}
        </InlineMessage>
      ) : page === null ? (
        <RefusedAddress />
      ) : (
        <InlineMessage kind="warning">
          <p>{t`The price is ${formatMoney(amount)}. The addresses are replaced once it is paid.`}</p>
          <PaymentPageLink href={page} />
        </InlineMessage>
      )}
      <Pairs pairs={pairs} />
      <div>
        <Button variant="outline" onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
    </div>
  );
}

function Pairs({ pairs }: Pick<Replacement, 'pairs'>) {
  return (
    <ScrollBox aria-label={t`Replaced addresses`} className={css.pairs}>
      <ul>
        {pairs.map(({ id, from, to }) => (
          <li key={id} className={css.pair}>
            <bdi className={mono} translate="no">
              {from}
            </bdi>
            <Icon path={toolIcons.chevronRight} className={mirrored} />
            {to === undefined ? (
              <span className={muted}>{t`a new address`}</span>
            ) : (
              <bdi className={mono} translate="no">
                {to}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

/** The number of free replacements left, when that number resets, and the price of additional ones. */
export function Allowance({ left, price, until }: Replacements) {
  const instant = until === undefined ? null : parseServerTime(until);
  return (
    <div className={css.allowance}>
      {instant === null ? (
        <p>{plural(left, { one: '# free replacement left', other: '# free replacements left' })}</p>
      ) : (
        <p>
          <T>
            <span>
              {plural(left, { one: '# free replacement left', other: '# free replacements left' })}
            </span>{' '}
            until <LocalTime instant={instant} isInSentence />
          </T>
        </p>
      )}
      {price === undefined ? null : (
        <p>
          <T>
            <bdi className={mono}>{formatMoney(price)}</bdi> for each additional one
          </T>
        </p>
      )}
    </div>
  );
}
