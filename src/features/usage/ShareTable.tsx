import { useRef } from 'react';
import type { UsageShare } from '../../../generated/model/usageShare.zod.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { figureText } from '../../i18n/numbers.ts';
import { percentText } from '../../i18n/percent.ts';
import { t } from '../../i18n/text.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useRowHeight } from '../../ui/use-row-height.ts';
import { useWindow } from '../../ui/use-window.ts';
import * as css from './usage.css.ts';

type ShareTableProps = {
  label: string;
  /** The heading of the first column, which contains the names. */
  heading: string;
  rows: readonly UsageShare[];
  totalGb: number;
  nameOf: (name: string) => string;
  translateOf: (name: string) => 'no' | undefined;
};

/** All shares of the data usage. Renders only those in view. */
export function ShareTable(props: ShareTableProps) {
  const { label, heading, rows, totalGb, nameOf, translateOf } = props;
  const box = useRef<HTMLElement>(null);
  const [rowHeight, measure] = useRowHeight(box, css.ROW, rows);
  const { start, end } = useWindow(box, rows.length, rowHeight);
  const hasRequests = rows[0]?.requests !== undefined;
  const own = { role: 'row', className: css.line, 'data-requests': hasRequests || undefined };
  const headings = [
    { name: heading, className: css.name },
    { name: t`Data`, className: css.figure },
    { name: t`Share`, className: css.figure },
    ...(hasRequests ? [{ name: t`Requests`, className: css.requests }] : []),
  ];
  return (
    <ScrollBox ref={box} className={css.box} aria-label={t`${label}, scrolls`}>
      <table role="table" aria-label={label} aria-rowcount={rows.length + 1} className={css.table}>
        <thead role="rowgroup" className={css.head}>
          <tr {...own} aria-rowindex={1}>
            {headings.map(({ name, className }) => (
              <th key={name} role="columnheader" scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={css.body}
          style={{ height: rows.length * rowHeight, paddingTop: start * rowHeight }}
        >
          {rows.slice(start, end).map(({ name, gb, requests }, index) => (
            <tr
              key={start + index}
              {...own}
              aria-rowindex={start + index + 2}
              style={{ height: rowHeight }}
            >
              <td ref={measure} role="cell" className={css.name} translate={translateOf(name)}>
                <bdi>{nameOf(name)}</bdi>
              </td>
              <td role="cell" className={css.figure}>
                <bdi>{formatGb(gb)}</bdi>
              </td>
              <td role="cell" className={css.figure}>
                {percentText(gb / totalGb)}
              </td>
              {hasRequests ? (
                <td role="cell" className={css.requests}>
                  {requests === undefined ? null : figureText(requests)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
