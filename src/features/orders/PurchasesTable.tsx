import { Table, TableCell, TableRow } from '../../ui/Table.tsx';
import * as css from './PurchasesPlot.css.ts';
import type { Purchases, Step } from './purchases-over-time.ts';
import { figureText } from '../../domain/numbers.ts';

const STEP_LABELS: Record<Step, string> = { day: 'Day', week: 'Week of', month: 'Month' };

interface PurchasesTableProps {
  purchases: readonly Purchases[];
  labels: readonly string[];
  step: Step;
}

/** The figures of the plots. Steps without a purchase are left out. */
export function PurchasesTable({ purchases, labels, step }: PurchasesTableProps) {
  const time = STEP_LABELS[step];
  const columns = [
    { key: 'time', label: time },
    { key: 'gb', label: 'GB', align: 'end' },
    { key: 'ips', label: 'IPs', align: 'end' },
  ] as const;
  return (
    <details>
      <summary className={css.summary}>Show as a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label="Purchases over time, scrolls">
        <Table label="Purchases over time" columns={columns}>
          {purchases.map(({ start, gigabytes, ips }, index) =>
            gigabytes + ips > 0 ? (
              <TableRow key={start}>
                <TableCell label={time}>{labels[index]}</TableCell>
                <TableCell label="GB" align="end">
                  {figureText(gigabytes)}
                </TableCell>
                <TableCell label="IPs" align="end">
                  {figureText(ips)}
                </TableCell>
              </TableRow>
            ) : null,
          )}
        </Table>
      </section>
    </details>
  );
}
