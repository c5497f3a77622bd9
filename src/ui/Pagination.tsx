import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { screenIcons } from './screen-icons.ts';
import * as css from './Table.css.ts';

type PaginationProps = {
  /** From 1. */
  page: number;
  /** 0 is shown as one page. */
  totalPages: number;
  onPage: (page: number) => void;
  label?: string | undefined;
};

export function Pagination({ page, totalPages, onPage, label = 'Pages' }: PaginationProps) {
  const last = Math.max(1, totalPages);
  return (
    <nav aria-label={label} className={css.pagination}>
      <span className={css.pageStatus} role="status">
        Page {page} of {last}
      </span>
      <span className={css.pageButtons}>
        <Button
          variant="secondary"
          disabledReason={page <= 1 ? 'This is the first page.' : null}
          reason="hidden"
          onClick={() => onPage(page - 1)}
        >
          <Icon path={screenIcons.chevronLeft} />
          Previous
        </Button>
        <Button
          variant="secondary"
          disabledReason={page >= last ? 'This is the last page.' : null}
          reason="hidden"
          onClick={() => onPage(page + 1)}
        >
          Next
          <Icon path={screenIcons.chevronRight} />
        </Button>
      </span>
    </nav>
  );
}
