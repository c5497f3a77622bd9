import { useState } from 'react';
import { t } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { emptyReason, type ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';

// Rarely used, so its code is downloaded when it opens.
const SnippetsDialog = lazyDialog(
  async () => (await import('./SnippetsDialog.tsx')).SnippetsDialog,
);
const ConvertDialog = lazyDialog(async () => (await import('./ConvertDialog.tsx')).ConvertDialog);

type Tool = 'snippets' | 'convert';

export function ListTools({ list }: { list: ProxyLines }) {
  const [open, setOpen] = useState<Tool | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={css.tools} data-commands="">
      <Button
        variant="outline"
        disabledReason={emptyReason(list)}
        reason="hidden"
        onClick={() => setOpen('snippets')}
      >
        {t`Use in code`}
      </Button>
      <Button variant="ghost" onClick={() => setOpen('convert')}>
        {t`Convert`}
      </Button>
      {open === 'snippets' ? <SnippetsDialog list={list} onClose={close} /> : null}
      {open === 'convert' ? <ConvertDialog onClose={close} /> : null}
    </div>
  );
}
