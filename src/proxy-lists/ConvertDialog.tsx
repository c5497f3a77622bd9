import { useDeferredValue, useId, useRef, type ClipboardEvent, type ReactElement } from 'react';
import { percentText } from '../i18n/percent.ts';
import { plural, t } from '../i18n/text.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Meter } from '../ui/Meter.tsx';
import { showSuccess } from '../ui/toast.ts';
import { useConvertedFormat, useConvertedText } from './conversion-draft.ts';
import { useConversion, type Conversion } from './conversion.ts';
import { FormatPicker, ListHints, OwnLine, OwnLineHelp } from './FormatPicker.tsx';
import { ListActions } from './ListActions.tsx';
import { OutputList, type OutputListHandle } from './OutputList.tsx';
import { PasteField } from './PasteField.tsx';
import * as css from './proxy-lists.css.ts';

const BUTTON_TEXTS = {
  copy: t`Copy converted`,
  copied: t`Copied!`,
  download: t`Download`,
};
const EXAMPLE = 'http://user:password@host:8080\nhost:8080:user:password';

/** A browser lays out all text of a field in one task, so the field shows only the beginning of a longer text. */
const MAX_SHOWN = 100_000;
const BEGINNING = 2000;

export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useConvertedText();
  // Created in this component, so that progress updates do not re-render a long text.
  const input = <PastedText text={text} onChange={setText} />;
  return <Converted text={text} input={input} onClose={onClose} />;
}

type PastedTextProps = { text: string; onChange: (text: string) => void };

function PastedText({ text, onChange }: PastedTextProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isLong = text.length > MAX_SHOWN;
  const lines = isLong ? text.trimEnd().split('\n').length : 0;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    // Normalize the line breaks as a text field does.
    const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (pasted === '' || (!isLong && whole.length <= MAX_SHOWN)) return;
    event.preventDefault();
    onChange(isLong ? pasted : whole);
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <PasteField
      label={t`Your lines`}
      ref={input}
      value={isLong ? text.slice(0, BEGINNING) : text}
      readOnly={isLong}
      onPaste={paste}
      onChange={onChange}
      placeholder={EXAMPLE}
      hint={
        <>
          <span>
            {isLong
              ? `${plural(lines, {
                  one: '# line pasted. Only the beginning is shown here.',
                  other: '# lines pasted. Only the beginning is shown here.',
                })} `
              : t`Any layout: with or without a scheme, CSV, JSON. Nothing leaves this page.`}
          </span>
          {isLong ? (
            <Button variant="link" size="sm" onClick={clear}>
              {t`Clear`}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

type ConvertedProps = { text: string; input: ReactElement; onClose: () => void };

function Converted({ text, input, onClose }: ConvertedProps) {
  const [lineFormat, changeFormat] = useConvertedFormat();
  const shownFormat = useDeferredValue(lineFormat);
  const { conversion, progress } = useConversion(text);
  const output = useRef<OutputListHandle>(null);
  const help = useId();
  return (
    <Dialog
      title={t`Paste and convert`}
      size="wide"
      isSteady
      onClose={onClose}
      footer={
        <ListActions
          list={conversion}
          lineFormat={lineFormat}
          words={BUTTON_TEXTS}
          output={output}
        />
      }
    >
      <div className={css.converter}>
        {input}
        <div className={css.converted}>
          <div className={css.bar}>
            <FormatPicker lineFormat={lineFormat} onChange={changeFormat} />
            <OwnLine lineFormat={lineFormat} onChange={changeFormat} help={help} />
          </div>
          <OutputList
            ref={output}
            label={t`Converted lines`}
            list={conversion}
            lineFormat={shownFormat}
            emptyText={t`Converted lines will appear here`}
            onCopied={() => showSuccess(BUTTON_TEXTS.copied)}
            className={css.convertedList}
          />
          {progress === null ? (
            <Counts conversion={conversion} />
          ) : (
            <Meter
              role="progressbar"
              label={t`Reading your lines`}
              value={progress}
              max={1}
              valueText={percentText(Math.floor(progress * 100) / 100)}
            />
          )}
          <div className={css.remarks}>
            {lineFormat.format === 'template' ? (
              <OwnLineHelp id={help} template={lineFormat.template} />
            ) : null}
            <ListHints list={conversion} lineFormat={shownFormat} />
            {progress === null ? <Notes conversion={conversion} /> : null}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type ConversionProps = { conversion: Conversion };

function Counts({ conversion: { entries, problems, skipped } }: ConversionProps) {
  if (entries.length + problems + skipped === 0) return null;
  return (
    <p role="status" className={css.counts}>
      <Badge tone={entries.length > 0 ? 'success' : 'neutral'}>
        {plural(entries.length, { one: '# converted', other: '# converted' })}
      </Badge>
      <Badge tone={problems > 0 ? 'danger' : 'neutral'}>
        {plural(problems, { one: '# skipped', other: '# skipped' })}
      </Badge>
      {skipped > 0 ? (
        <Badge>{plural(skipped, { one: '# blank or comment', other: '# blank or comment' })}</Badge>
      ) : null}
    </p>
  );
}

function Notes({ conversion: { notes, furtherNotes } }: ConversionProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} aria-label={t`Notes on lines`}>
      {notes.map(({ line, raw, text, isProblem }, index) => (
        <li key={index} className={css.note}>
          <span className={isProblem ? css.problem : css.repair}>{t`Line ${line}`}</span>
          <span>{text}</span>
          <code className={css.raw} dir="ltr" translate="no">
            {raw}
          </code>
        </li>
      ))}
      {furtherNotes > 0 ? (
        <li className={css.note}>
          {plural(furtherNotes, { one: 'and # more', other: 'and # more' })}
        </li>
      ) : null}
    </ul>
  );
}
