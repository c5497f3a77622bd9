import type { Purchases, Step } from '../../domain/orders/purchases.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Table, TableCell, TableRow } from '../../ui/Table.tsx';
import * as css from './plots.css.ts';

const HEADINGS: Record<Step, string> = { day: t`Day`, week: t`Week of`, month: t`Month` };

type FiguresTableProps<Row> = {
  label: string;
  step: Step;
  rows: readonly Row[];
  first?: { label: string; textOf: (row: Row) => string };
};

/** The figures of plots, which scroll. Steps without a purchase are left out. */
export function FiguresTable<Row extends Purchases & { label: string }>(
  props: FiguresTableProps<Row>,
) {
  const { label, step, rows, first } = props;
  const figures = [
    ...(first ? [{ ...first, key: 'first' }] : []),
    { key: 'GB', label: t`GB`, textOf: ({ gigabytes }: Row) => figureText(gigabytes) },
    ...(SELLS_ISP
      ? [{ key: 'IPs', label: t`IPs`, textOf: ({ ips }: Row) => figureText(ips) }]
      : []),
  ];
  const columns = [
    { key: 'time', label: HEADINGS[step] },
    ...figures.map((figure) => ({ ...figure, align: 'end' as const })),
  ];
  return (
    <ScrollBox className={css.figuresTable} aria-label={t`${label}, scrolls`}>
      <Table label={label} columns={columns}>
        {rows.map((row) => (
          <TableRow key={row.start}>
            <TableCell label={HEADINGS[step]}>{row.label}</TableCell>
            {figures.map((figure) => (
              <TableCell key={figure.key} label={figure.label} align="end">
                {figure.textOf(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </ScrollBox>
  );
}
