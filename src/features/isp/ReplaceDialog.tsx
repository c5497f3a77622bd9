import { useState } from 'react';
import type { IspProxy } from '../../../generated/model/ispProxy.zod.ts';
import {
  replaceIpsRequestIdsMax,
  type ReplaceIpsRequest,
} from '../../../generated/model/replaceIpsRequest.zod.ts';
import type { Replacement } from '../../../generated/model/replacement.zod.ts';
import type { Replacements } from '../../../generated/model/replacements.zod.ts';
import { plural, t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { hint } from '../../ui/field.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select.tsx';
import type { AddressedPlan } from './addressed-plan.ts';
import { AddressTicks, deadAddresses } from './AddressTicks.tsx';
import { Allowance, Replaced, ReplacePreview } from './ReplacePreview.tsx';

type Reason = ReplaceIpsRequest['reason'];

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'dead', label: t`They do not answer` },
  { value: 'blocked', label: t`A site blocks them` },
  { value: 'slow', label: t`They are too slow` },
  { value: 'other', label: t`Something else` },
];

/** Replaces addresses of a plan after a preview: docs/product/dashboard.md#isp. */
export function ReplaceDialog(props: AddressedPlan & { onClose: () => void }) {
  const { orderNo, detail, onClose } = props;
  const { replacements } = detail;
  const [addresses] = useState(() => detail.proxies.rows.filter(({ id }) => id !== undefined));
  const [ticked, setTicked] = useState<readonly IspProxy[]>(() => deadAddresses(addresses));
  const [reason, setReason] = useState<Reason>(ticked.length > 0 ? 'dead' : 'blocked');
  const [isPreviewed, setPreviewed] = useState(false);
  const [replaced, setReplaced] = useState<Replacement | null>(null);
  const ids = ticked.flatMap(({ id }) => id ?? []);
  return (
    <Dialog
      title={t`Replace addresses`}
      isSteady
      onClose={onClose}
      footer={
        isPreviewed ? null : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button
              disabledReason={whyNot(ids.length, replacements)}
              reason="hidden"
              onClick={() => setPreviewed(true)}
            >
              {t`Preview`}
            </Button>
          </>
        )
      }
    >
      {replaced !== null ? (
        <Replaced {...replaced} onClose={onClose} />
      ) : isPreviewed ? (
        <ReplacePreview
          request={{ orderNo, ids, reason }}
          allowance={replacements}
          onBack={() => setPreviewed(false)}
          onReplaced={setReplaced}
          onClose={onClose}
        />
      ) : (
        <div className={stack[3]}>
          {replacements && <Allowance {...replacements} />}
          <AddressTicks addresses={addresses} ticked={ticked} onChange={setTicked} />
          <Select label={t`What is wrong?`} items={REASONS} value={reason} onChange={setReason} />
          <p className={hint} role="status">
            {whyNot(ids.length, replacements) ??
              plural(ids.length, { one: '# address selected', other: '# addresses selected' })}
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** Why these addresses cannot be replaced, or null. */
function whyNot(count: number, replacements: Replacements | undefined): string | null {
  if (count === 0) return t`Select an address first.`;
  const { left, price } = replacements ?? { left: Infinity };
  const most = Math.min(price === undefined ? left : Infinity, replaceIpsRequestIdsMax);
  if (count <= most) return null;
  return plural(most, {
    one: 'At most # address can be replaced at once.',
    other: 'At most # addresses can be replaced at once.',
  });
}
