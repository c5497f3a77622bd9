import { t } from '../i18n/text.ts';
import { customerLocale } from '../platform/locale.ts';
import * as css from './BarPlot.css.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { Table, TableCell, TableRow } from './Table.tsx';

export type Figure<Row> = { key: string; label: string; textOf: (row: Row) => string };

type FiguresTableProps<Row> = {
  label: string;
  /** The heading of the column with the row labels. */
  heading: string;
  rows: readonly Row[];
  figures: readonly Figure<Row>[];
};

/** A plot's figures as a table in a scrolling box. */
export function FiguresTable<Row extends { start: string; label: string }>(
  props: FiguresTableProps<Row>,
) {
  const { label, heading, rows, figures } = props;
  /** Of the rows' labels, which are times. */
  const locale = customerLocale();
  const columns = [
    { key: 'time', label: heading },
    ...figures.map(({ key, label: name }) => ({ key, label: name, align: 'end' as const })),
  ];
  return (
    <ScrollBox className={css.figuresTable} aria-label={t`${label}, scrolls`}>
      <Table label={label} columns={columns}>
        {rows.map((row) => (
          <TableRow key={row.start}>
            <TableCell label={heading}>
              <bdi lang={locale}>{row.label}</bdi>
            </TableCell>
            {figures.map((figure) => (
              <TableCell key={figure.key} label={figure.label} align="end">
                <bdi>{figure.textOf(row)}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </ScrollBox>
  );
}
