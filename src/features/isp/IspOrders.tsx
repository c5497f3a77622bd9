import { useRef, useState } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { filterOrders, isActive, type IspOrderFilter } from '../../domain/isp/isp-plan.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { Button } from '../../ui/Button.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { rowKeys, Table, TableCell, TableRow, TableWideCell } from '../../ui/Table.tsx';
import { mono } from '../../ui/text.css.ts';
import { useKeptHeight } from '../../ui/use-kept-height.ts';
import * as css from './isp.css.ts';
import { PlanState } from './PlanSummary.tsx';

const COLUMNS = [
  { key: 'orderNo', label: 'Order Number' },
  { key: 'ips', label: 'IPs', align: 'end' },
  { key: 'days', label: 'Days', align: 'end' },
  { key: 'expiry', label: 'Expiry' },
  { key: 'state', label: 'State' },
  { key: 'renew', label: '' },
] as const;
const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'renew', label: 'Not yet expired' },
  { value: 'notRenew', label: 'Expired' },
] as const;
const STEP = 25;

type IspOrdersProps = {
  plans: readonly IspPlan[];
  now: Date;
  onRenew: (plan: IspPlan) => void;
};

export function IspOrders({ plans, now, onRenew }: IspOrdersProps) {
  const [filter, setFilter] = useState<IspOrderFilter>('all');
  const [shown, setShown] = useState(STEP);
  const table = useRef<HTMLTableElement>(null);
  const orders = filterOrders(plans, filter, now);
  const body = useKeptHeight(orders.length > 0);
  const rendered = orders.slice(0, shown);
  const keys = rowKeys(rendered.map(({ orderNo }) => orderNo));
  return (
    <details className={css.orders}>
      <summary className={css.ordersSummary}>ISP Orders</summary>
      <div className={css.ordersBody}>
        <RadioButtons
          label="ISP Orders"
          isLabelHidden
          layout="joined"
          options={FILTERS}
          value={filter}
          onChange={setFilter}
        />
        <div ref={body} className={css.ordersTable}>
          <Table key={filter} ref={table} tabIndex={-1} label="ISP Orders" columns={COLUMNS}>
            {rendered.map((plan, index) => (
              <TableRow key={keys[index]}>
                <TableCell label="Order Number" className={mono} translate="no">
                  {plan.orderNo}
                </TableCell>
                <TableCell label="IPs" align="end">
                  {plan.quantity}
                </TableCell>
                <TableCell label="Days" align="end">
                  {plan.days}
                </TableCell>
                <TableCell label="Expiry">
                  <LocalTime instant={parseServerTime(plan.expireTime)} />
                </TableCell>
                <TableCell label="State">
                  <PlanState isActive={isActive(plan, now)} />
                </TableCell>
                <TableCell label="">
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={`Renew ${plan.orderNo}`}
                    onClick={() => onRenew(plan)}
                  >
                    Renew
                  </Button>
                </TableCell>
              </TableRow>
            ))}
            {orders.length === 0 ? (
              <TableRow>
                <TableWideCell colSpan={COLUMNS.length} className={css.noOrders}>
                  No orders yet
                </TableWideCell>
              </TableRow>
            ) : null}
          </Table>
        </div>
        {orders.length > shown ? (
          <RestoreFocusButton
            variant="outline"
            successor={table}
            onClick={() => setShown(shown + STEP)}
          >
            {`Show more (${orders.length - shown})`}
          </RestoreFocusButton>
        ) : null}
      </div>
    </details>
  );
}
