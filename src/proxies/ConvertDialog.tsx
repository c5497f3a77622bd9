import { useDeferredValue, useId, useRef, useState } from 'react';
import { convertText } from '../domain/proxy-convert.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as field from '../ui/field.css.ts';
import { showToast } from '../ui/toast.ts';
import * as css from './ConvertDialog.css.ts';
import { ConvertReport } from './ConvertReport.tsx';
import { FormatPicker } from './FormatPicker.tsx';
import { ListActions } from './ListActions.tsx';
import { ListHints } from './ListHints.tsx';
import { OutputList } from './OutputList.tsx';
import type { OutputListHandle } from './OutputList.tsx';
import { useLineFormat } from './use-line-format.ts';

const WORDS = { copy: 'Copy converted', copied: 'Copied!', download: 'Download' };
const EXAMPLE = 'http://user:password@host:8080\nhost:8080:user:password';

/** Paste any proxy lines, get them in the chosen format; says line by line what could not be read. */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [lineFormat, changeFormat] = useLineFormat();
  const output = useRef<OutputListHandle>(null);
  const id = useId();
  // A long paste is read when the typing rests.
  const lines = convertText(useDeferredValue(text));
  const entries = lines.flatMap((line) => (line.status === 'ok' ? [line.entry] : []));
  const list = { entries };
  return (
    <Dialog title="Paste and convert" size="wide" isOpen onOpenChange={onClose}>
      <div className={css.root}>
        <div className={field.field}>
          <label htmlFor={id} className={field.label}>
            Your lines
          </label>
          <textarea
            id={id}
            className={css.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={EXAMPLE}
            spellCheck={false}
            autoComplete="off"
            rows={6}
          />
          <span className={field.hint}>
            Any layout: with or without scheme, CSV, JSON. Nothing leaves this page.
          </span>
        </div>
        <FormatPicker lineFormat={lineFormat} onChange={changeFormat} />
        <ConvertReport lines={lines} />
        <ListHints list={list} lineFormat={lineFormat} />
        <OutputList
          ref={output}
          label="Converted lines"
          list={list}
          lineFormat={lineFormat}
          emptyText="Converted lines will appear here"
          onCopied={() => showToast({ kind: 'success', title: WORDS.copied })}
          className={css.output}
        />
        <ListActions list={list} lineFormat={lineFormat} words={WORDS} output={output} />
      </div>
    </Dialog>
  );
}
