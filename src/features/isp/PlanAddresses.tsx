import { useState, type ComponentType } from 'react';
import { parseServerTime } from '../../domain/server-time.ts';
import { plural, t } from '../../i18n/text.ts';
import { SENTENCES, dateFormat, useTimeZone } from '../../platform/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { AddressedPlan } from './addressed-plan.ts';
import * as css from './addresses.css.ts';

const ReplaceDialog = __OFFERS_REPLACE__
  ? lazyDialog(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog)
  : null;
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** What to do about dead addresses: docs/product/dashboard.md#isp. */
export function PlanAddresses(props: AddressedPlan) {
  return __OFFERS_REPLACE__ && props.detail.proxies.rows.some(({ id }) => id !== undefined) ? (
    <Replaceable {...props} />
  ) : (
    <Help {...props} label={t`Report addresses`} Dialog={ReportDialog} />
  );
}

function Replaceable(props: AddressedPlan) {
  const usedUp = useUsedUp(props.detail);
  if (ReplaceDialog === null) return null;
  return (
    <Help {...props} label={t`Replace addresses`} disabledReason={usedUp} Dialog={ReplaceDialog} />
  );
}

type HelpProps = AddressedPlan & {
  label: string;
  disabledReason?: string | null;
  Dialog: ComponentType<AddressedPlan & { onClose: () => void }>;
};

function Help({ label, disabledReason, Dialog, ...plan }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  const dead = plan.detail.proxies.rows.filter(({ state }) => state === 'dead').length;
  const button = (
    <Button
      variant={dead === 0 ? 'link' : 'outline'}
      size="sm"
      disabledReason={disabledReason}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {dead === 0 ? (
        button
      ) : (
        <div className={css.dead}>
          <span>
            {plural(dead, {
              one: '# address does not answer.',
              other: '# addresses do not answer.',
            })}
          </span>
          {button}
        </div>
      )}
      {isOpen ? <Dialog {...plan} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Why no address can be replaced, or null. */
function useUsedUp({ replacements }: AddressedPlan['detail']): string | null {
  const timeZone = useTimeZone();
  const [openedAt] = useState(Date.now);
  if (replacements === undefined || replacements.left > 0) return null;
  if (replacements.price !== undefined) return null;
  const until = parseServerTime(replacements.until ?? '');
  // If the time has passed, the server has not renewed the allowance.
  if (until === null || until.getTime() <= openedAt)
    return t`All replacements of this plan are used.`;
  const day = dateFormat({ dateStyle: 'medium', timeZone }, SENTENCES).format(until);
  return t`All replacements of this plan are used until ${day}.`;
}
