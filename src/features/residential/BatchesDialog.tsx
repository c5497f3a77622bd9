import type { GetBandwidthQueryResult } from '../../../generated/proxies/proxies.ts';
import { ALL_TIERS, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { unreadText } from '../../domain/text.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { Table, TableCell, TableRow } from '../../ui/Table.tsx';
import { label } from '../../ui/text.css.ts';
import * as css from './BatchesDialog.css.ts';

const COLUMNS = [
  { key: 'bought', label: t`Bought` },
  { key: 'left', label: t`Left`, align: 'end' },
  { key: 'expires', label: t`Expires`, align: 'end' },
] as const;
const [BOUGHT, LEFT, EXPIRES] = COLUMNS;

type BatchesDialogProps = { data: GetBandwidthQueryResult; onClose: () => void };

/** The purchases that have data left, per tier, in the order in which they are used. */
export function BatchesDialog({ data, onClose }: BatchesDialogProps) {
  const { rows = [], invalidCount = 0 } = data.batches ?? {};
  const left = rows.filter(({ leftGb }) => leftGb > 0);
  return (
    <Dialog title={t`When your data expires`} onClose={onClose}>
      <div className={css.batches}>
        {invalidCount > 0 ? (
          <InlineMessage kind="warning">{unreadText(invalidCount)}</InlineMessage>
        ) : null}
        {ALL_TIERS.map((tier) => {
          const { name } = PLANS[tier];
          const batches = left.filter((batch) => batch.tier === tier);
          return batches.length === 0 ? null : (
            <section key={tier} className={stack[2]} aria-label={name}>
              <h3 className={label}>{name}</h3>
              <Table label={name} columns={COLUMNS}>
                {batches.map(({ gb, leftGb, expireTime }, index) => (
                  <TableRow key={index}>
                    <TableCell label={BOUGHT.label}>
                      <bdi>{formatGb(gb)}</bdi>
                    </TableCell>
                    <TableCell label={LEFT.label} align="end">
                      <bdi>{formatGb(leftGb)}</bdi>
                    </TableCell>
                    <TableCell label={EXPIRES.label} align="end">
                      {expireTime === undefined ? (
                        <span>{t`Never`}</span>
                      ) : (
                        <LocalTime instant={parseServerTime(expireTime)} />
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </Table>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
