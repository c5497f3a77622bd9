import { useState, type ComponentPropsWithRef, type ReactNode, type SubmitEvent } from 'react';
import { typedNumber } from '../domain/typed-text.ts';
import { t } from '../i18n/text.ts';
import { mirrored } from './basics.css.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { row, spread } from './layout.css.ts';
import * as css from './Table.css.ts';
import { visuallyHidden } from './text.css.ts';
import { NumberField } from './TextField.tsx';
import { toolIcons } from './tool-icons.ts';

// Roles are explicit, because `display: grid` on phones removes them from the elements.

type TableProps = {
  label: string;
  columns: readonly { key: string; label: string; align?: 'end' | undefined }[];
  children: ReactNode;
} & Omit<ComponentPropsWithRef<'table'>, 'style' | 'className'>;

/** A native table. On phones, its rows become cards of labeled lines. */
export function Table({ label, columns, children, ...own }: TableProps) {
  return (
    <table {...own} role="table" aria-label={label} className={css.table}>
      <thead role="rowgroup" className={css.head}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cx(css.headerCell, column.align === 'end' && css.end)}
            >
              {column.label || <span className={visuallyHidden}>{t`Actions`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.bodyGroup}>
        {children}
      </tbody>
    </table>
  );
}

export function TableRow({ className, ...own }: Omit<ComponentPropsWithRef<'tr'>, 'style'>) {
  return <tr {...own} role="row" className={cx(css.row, className)} />;
}

type TableCellProps = {
  label: string;
  align?: 'end' | undefined;
} & Omit<ComponentPropsWithRef<'td'>, 'style' | 'align'>;

export function TableCell({ label, align, className, ...own }: TableCellProps) {
  const classes = cx(css.cell, align === 'end' && css.end, className);
  return <td {...own} role="cell" data-label={label} className={classes} />;
}

type PaginationProps = {
  /** From 1. */
  page: number;
  /** 0 appears as one page; null until the number is known. */
  totalPages: number | null;
  onPage: (page: number) => void;
  label: string;
};

export function Pagination({ page, totalPages, onPage, label }: PaginationProps) {
  const last = totalPages === null ? null : Math.max(1, totalPages);
  return (
    <nav aria-label={label} className={spread}>
      <span className={css.pageStatus} role="status">
        {last === null ? null : t`Page ${page} of ${last}`}
      </span>
      <span className={row[2]}>
        {last !== null && last > 2 ? <PageField last={last} onPage={onPage} /> : null}
        <Button
          variant="secondary"
          className={css.pageButton}
          disabledReason={page <= 1 ? t`This is the first page.` : null}
          reason="hidden"
          onClick={() => onPage(page - 1)}
        >
          <Icon path={toolIcons.chevronLeft} className={mirrored} />
          <span>{t`Previous`}</span>
        </Button>
        <Button
          variant="secondary"
          className={css.pageButton}
          disabledReason={endOf(page, last)}
          reason="hidden"
          onClick={() => onPage(page + 1)}
        >
          <span>{t`Next`}</span>
          <Icon path={toolIcons.chevronRight} className={mirrored} />
        </Button>
      </span>
    </nav>
  );
}

function PageField({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const [value, setValue] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const page = typedNumber(value);
    if (page !== null) onPage(Math.min(last, Math.max(1, Math.round(page))));
    setValue('');
  };
  return (
    <form onSubmit={submit} className={css.pageField}>
      <NumberField
        label={t`Go to page`}
        isLabelHidden
        placeholder={t`Page`}
        enterKeyHint="go"
        value={value}
        onChange={setValue}
      />
    </form>
  );
}

function endOf(page: number, last: number | null): string | null {
  if (last === null) return t`The number of pages is not known yet.`;
  return page >= last ? t`This is the last page.` : null;
}

/** Unique keys for rows whose names may repeat. With duplicate keys, React leaves stale rows behind. */
export function rowKeys(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  });
}
