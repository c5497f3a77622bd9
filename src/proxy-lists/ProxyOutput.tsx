import { useDeferredValue, useRef, type ReactElement, type RefObject } from 'react';
import { missingText } from '../domain/text.ts';
import { plural } from '../i18n/text.ts';
import { useLineFormat, type LineFormatState } from '../saved/line-format.ts';
import { cx } from '../ui/cx.ts';
import { showSuccess } from '../ui/toast.ts';
import { FormatPicker, ListHints, OwnLine } from './FormatPicker.tsx';
import { ListActions, type ListWords } from './ListActions.tsx';
import { ListHelp } from './ListHelp.tsx';
import { ListTools } from './ListTools.tsx';
import { OutputList, type OutputListHandle } from './OutputList.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';

type ProxyOutputProps = {
  list: ProxyLines;
  /** By default, the customer's own format. */
  format?: LineFormatState | undefined;
  emptyText: string;
  /** Replaces the text for an empty list. */
  emptyState?: ReactElement | undefined;
  words: ListWords;
  /** Defined if the customer may shuffle and clear the list. */
  onChange?: ((list: ProxyLines) => void) | undefined;
  /** Shown above the lines. */
  header?: ReactElement;
  /** Shown below the lines. */
  help?: ReactElement | undefined;
  className?: string | undefined;
  output?: RefObject<OutputListHandle | null> | undefined;
};

export function ProxyOutput(props: ProxyOutputProps) {
  const { list, emptyText, emptyState, words, onChange, header, help, className } = props;
  const own = useLineFormat();
  const [lineFormat, changeFormat] = props.format ?? own;
  // Deferred, so that the field updates immediately as the customer types, and the lines update afterwards.
  const shownFormat = useDeferredValue(lineFormat);
  const ownOutput = useRef<OutputListHandle>(null);
  const output = props.output ?? ownOutput;
  return (
    <div className={cx(css.root, css.segmentColors, className)}>
      <div className={css.bar}>
        <FormatPicker lineFormat={lineFormat} onChange={changeFormat} />
        <p className={css.count}>
          {plural(list.entries.length, { one: '# line', other: '# lines' })}
        </p>
        <ListTools list={list} />
      </div>
      {header}
      <div className={css.listWithHints}>
        <OutputList
          ref={output}
          list={list}
          lineFormat={shownFormat}
          emptyText={emptyText}
          emptyState={emptyState}
          onCopied={() => showSuccess(words.copied, missingText(list.missing))}
          className={css.list}
        />
        <OwnLine lineFormat={lineFormat} onChange={changeFormat} />
        <ListHints list={list} lineFormat={shownFormat} />
        <ListHelp list={list}>{help}</ListHelp>
      </div>
      <ListActions
        list={list}
        lineFormat={lineFormat}
        words={words}
        output={output}
        onChange={onChange}
      />
    </div>
  );
}
