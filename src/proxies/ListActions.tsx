import type { RefObject } from 'react';
import { useState } from 'react';
import type { LineFormat } from '../customer/line-format.ts';
import { DOWNLOAD_KINDS, downloadKindOf } from '../domain/proxies/download.ts';
import { shuffle } from '../domain/random.ts';
import { randomInt } from '../platform/random-int.ts';
import { isAbort, nextTask, unlessAborted } from '../platform/tasks.ts';
import { useVisit } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { confirmListAction } from '../ui/list-messages.ts';
import { screenIcons } from '../ui/screen-icons.ts';
import { sayUnexpected } from '../ui/toast.ts';
import type { OutputListHandle } from './OutputList.tsx';
import * as css from './proxies.css.ts';
import { copiedText, downloadList, emptyReason, NO_LINES } from './proxy-lines.ts';
import type { ProxyLines } from './proxy-lines.ts';

export type ListWords = {
  copy: string;
  copied: string;
  download: string;
};

type ListActionsProps = {
  list: ProxyLines;
  lineFormat: LineFormat;
  words: ListWords;
  output: RefObject<OutputListHandle | null>;
  /** Given when the list may be shuffled and cleared. */
  onChange?: ((list: ProxyLines) => void) | undefined;
};

/** The actions on a list, all disabled while it is empty. */
export function ListActions({ list, lineFormat, words, output, onChange }: ListActionsProps) {
  const disabled = { disabledReason: emptyReason(list), reason: 'hidden' } as const;
  const kind = downloadKindOf(lineFormat.format);
  const { signal } = useVisit();
  // The list is of this customer alone.
  const pause = () => unlessAborted(nextTask(), signal);
  const save = async (as: (typeof DOWNLOAD_KINDS)[number]) => {
    try {
      await downloadList(list, lineFormat, as, pause);
      confirmListAction('Downloaded!', list.missing);
    } catch (error) {
      if (!isAbort(error)) sayUnexpected(error);
    }
  };
  return (
    <div className={css.actions} data-commands="">
      <CopyButton
        label={words.copy}
        text={() => copiedText(list, lineFormat, pause)}
        {...disabled}
        onCopied={() => confirmListAction(words.copied, list.missing)}
      />
      <span className={css.joined}>
        <Button variant="ghost" className={css.half} {...disabled} onClick={() => void save(kind)}>
          <Icon path={screenIcons.download} />
          <span>{words.download}</span>
        </Button>
        {DOWNLOAD_KINDS.filter((other) => other !== kind).map((other) => (
          <Button
            key={other}
            variant="ghost"
            size="sm"
            className={css.kind}
            {...disabled}
            aria-label={`Download as ${other.toUpperCase()}`}
            translate="no"
            onClick={() => void save(other)}
          >
            {`.${other}`}
          </Button>
        ))}
      </span>
      {onChange ? (
        <span className={css.change}>
          <Button
            variant="ghost"
            size="sm"
            className={css.quiet}
            {...disabled}
            onClick={() => {
              onChange({ ...list, entries: shuffle(list.entries, randomInt) });
              confirmListAction('List Randomized');
            }}
          >
            <Icon path={screenIcons.shuffle} />
            <span>Random list</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className={css.quiet}
            {...disabled}
            onClick={() => {
              onChange(NO_LINES);
              // Move the focus: the pressed button is about to be disabled.
              output.current?.focus();
              confirmListAction('List Reset');
            }}
          >
            <Icon path={screenIcons.trash} />
            <span>Reset list</span>
          </Button>
        </span>
      ) : null}
    </div>
  );
}

// Rarely used, so downloaded when opened.
const SnippetsDialog = lazyDialog(
  async () => (await import('./SnippetsDialog.tsx')).SnippetsDialog,
);
const ConvertDialog = lazyDialog(async () => (await import('./ConvertDialog.tsx')).ConvertDialog);

type Tool = 'snippets' | 'convert';

/** Opens the code snippets for a list, and the converter. */
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
        Use in code
      </Button>
      <Button variant="ghost" onClick={() => setOpen('convert')}>
        Convert
      </Button>
      {open === 'snippets' ? <SnippetsDialog list={list} onClose={close} /> : null}
      {open === 'convert' ? <ConvertDialog onClose={close} /> : null}
    </div>
  );
}
