import type { RefObject } from 'react';
import { useJob } from '../api/job.ts';
import { DOWNLOAD_KINDS, downloadKindOf, type DownloadKind } from '../domain/proxies/download.ts';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import { shuffle } from '../domain/random.ts';
import { missingText } from '../domain/text.ts';
import { t } from '../i18n/text.ts';
import { randomInt } from '../platform/random-int.ts';
import { nextTask, unlessAborted } from '../platform/tasks.ts';
import { useVisit } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { showSuccess } from '../ui/toast.ts';
import { toolIcons } from '../ui/tool-icons.ts';
import type { OutputListHandle } from './OutputList.tsx';
import { copiedText, downloadList, emptyReason, NO_LINES, type ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';

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
  /** Defined if the list may be shuffled and cleared. */
  onChange?: ((list: ProxyLines) => void) | undefined;
};

export function ListActions({ list, lineFormat, words, output, onChange }: ListActionsProps) {
  const disabled = { disabledReason: emptyReason(list), reason: 'hidden' } as const;
  const kind = downloadKindOf(lineFormat.format);
  const { signal } = useVisit();
  // The list belongs to this customer only.
  const pause = () => unlessAborted(nextTask(), signal);
  const { start, cancel } = useJob();
  const save = (as: DownloadKind) => {
    // Only the last click counts.
    cancel();
    start(async (own) => {
      await downloadList(list, lineFormat, as, () => unlessAborted(nextTask(), own));
      showSuccess(t`Downloaded!`, missingText(list.missing));
    });
  };
  const randomize = () => {
    onChange?.({ ...list, entries: shuffle(list.entries, randomInt) });
    showSuccess(t`List Randomized`);
  };
  const reset = () => {
    onChange?.(NO_LINES);
    // The clicked button is about to be disabled, so move the focus.
    output.current?.focus();
    showSuccess(t`List Reset`);
  };
  return (
    <div className={css.actions} data-commands="">
      <CopyButton
        label={words.copy}
        variant={list.entries.length > 0 ? 'default' : 'secondary'}
        text={() => copiedText(list, lineFormat, pause)}
        {...disabled}
        onCopied={() => showSuccess(words.copied, missingText(list.missing))}
      />
      <span className={css.joined}>
        <Button variant="ghost" className={css.half} {...disabled} onClick={() => save(kind)}>
          <Icon path={toolIcons.download} />
          <span>{words.download}</span>
        </Button>
        {DOWNLOAD_KINDS.filter((other) => other !== kind).map((other) => {
          const type = other.toUpperCase();
          return (
            <Button
              key={other}
              variant="ghost"
              size="sm"
              className={css.kind}
              {...disabled}
              aria-label={t`Download as ${type}`}
              dir="ltr"
              translate="no"
              onClick={() => save(other)}
            >
              {`.${other}`}
            </Button>
          );
        })}
      </span>
      {onChange ? (
        <span className={css.change}>
          {[
            { text: t`Random list`, icon: toolIcons.shuffle, onClick: randomize },
            { text: t`Reset list`, icon: toolIcons.trash, onClick: reset },
          ].map(({ text, icon, onClick }) => (
            <Button
              key={icon}
              variant="ghost"
              size="sm"
              className={css.quiet}
              {...disabled}
              onClick={onClick}
            >
              <Icon path={icon} />
              <span>{text}</span>
            </Button>
          ))}
        </span>
      ) : null}
    </div>
  );
}
