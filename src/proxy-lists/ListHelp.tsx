import { useState, type ReactElement } from 'react';
import { t } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import { row } from '../ui/layout.css.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { emptyReason, type ProxyLines } from './proxy-lines.ts';

const CheckDialog = __OFFERS_CHECK__
  ? lazyDialog(async () => (await import('./CheckDialog.tsx')).CheckDialog)
  : null;
const ExplainDialog = lazyDialog(async () => (await import('./ExplainDialog.tsx')).ExplainDialog);

type ListHelpProps = {
  list: ProxyLines;
  /** Tools that only help with this kind of list. */
  children?: ReactElement | undefined;
};

/** Tools that help if a line does not work. */
export function ListHelp({ list, children }: ListHelpProps) {
  const [open, setOpen] = useState<'check' | 'explain' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={row[4]} data-commands="">
      {CheckDialog === null ? null : (
        <Button
          variant="link"
          size="sm"
          disabledReason={emptyReason(list)}
          reason="hidden"
          onClick={() => setOpen('check')}
        >
          {t`Check a line`}
        </Button>
      )}
      <Button variant="link" size="sm" onClick={() => setOpen('explain')}>
        {t`Explain an error`}
      </Button>
      {children}
      {open === 'check' && CheckDialog !== null ? (
        <CheckDialog list={list} onClose={close} />
      ) : null}
      {open === 'explain' ? <ExplainDialog onClose={close} /> : null}
    </div>
  );
}
