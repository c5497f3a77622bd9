import type { RefObject } from 'react';
import { DOWNLOAD_KINDS, downloadKindOf } from '../domain/proxy-download.ts';
import { shuffle } from '../domain/random.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { screenIcons } from '../ui/screen-icons.ts';
import { done } from './done.ts';
import * as css from './ListActions.css.ts';
import { downloadList, listText } from './list-text.ts';
import type { OutputListHandle } from './OutputList.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import { emptyReason, NO_LINES } from './proxy-lines.ts';
import { randomInt } from './random-int.ts';
import type { LineFormat } from './use-line-format.ts';

export interface ListWords {
  copy: string;
  copied: string;
  download: string;
}

interface ListActionsProps {
  list: ProxyLines;
  lineFormat: LineFormat;
  words: ListWords;
  output: RefObject<OutputListHandle | null>;
  /** Given when the list may be shuffled and cleared. */
  onChange?: ((list: ProxyLines) => void) | undefined;
}

/** The actions on a list, all disabled while it is empty. */
export function ListActions({ list, lineFormat, words, output, onChange }: ListActionsProps) {
  const disabled = { disabledReason: emptyReason(list), reason: 'hidden' } as const;
  const kind = downloadKindOf(lineFormat.format);
  const save = (as: (typeof DOWNLOAD_KINDS)[number]) => {
    downloadList(list, lineFormat, as);
    done('Downloaded!', list.missing);
  };
  return (
    <div className={css.actions}>
      <CopyButton
        label={words.copy}
        text={async () => listText(list, lineFormat)}
        {...disabled}
        onCopied={() => done(words.copied, list.missing)}
      />
      <span className={css.joined}>
        <Button variant="ghost" className={css.half} {...disabled} onClick={() => save(kind)}>
          <Icon path={screenIcons.download} />
          {words.download}
        </Button>
        {DOWNLOAD_KINDS.filter((other) => other !== kind).map((other) => (
          <Button
            key={other}
            variant="ghost"
            size="sm"
            className={css.kind}
            {...disabled}
            aria-label={`Download as ${other.toUpperCase()}`}
            onClick={() => save(other)}
          >
            .{other}
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
              done('List Randomized');
            }}
          >
            <Icon path={screenIcons.shuffle} />
            Random list
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
              done('List Reset');
            }}
          >
            <Icon path={screenIcons.trash} />
            Reset list
          </Button>
        </span>
      ) : null}
    </div>
  );
}
