import { useId } from 'react';
import { proxyHints } from '../domain/proxies/hints.ts';
import {
  LINE_VALUES,
  MAX_LINE_TEMPLATE,
  unknownPlaceholders,
  PROXY_FORMATS,
  type LineFormat,
} from '../domain/proxies/line-formats.ts';
import { hint } from '../ui/field.css.ts';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { stack } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { mono } from '../ui/text.css.ts';
import { TextField } from '../ui/TextField.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';

type FormatPickerProps = {
  lineFormat: LineFormat;
  onChange: (patch: Partial<LineFormat>) => void;
};

const FORMATS = PROXY_FORMATS.map(({ id, label }) => ({
  value: id,
  label,
  translate: id === 'template' ? undefined : ('no' as const),
}));
const USABLE = [...LINE_VALUES, 'user:url', 'pass:json', 'host:bare']
  .filter((name) => name !== 'password')
  .map((name) => `{${name}}`)
  .join(' ');
const WITH_MODIFIERS = `Use ${USABLE}. Add :url to encode a value for a URL, :json to quote it for JSON and YAML, or :bare for an IPv6 address without brackets.`;

export function FormatPicker({ lineFormat, onChange }: FormatPickerProps) {
  return (
    <Select
      label="Format"
      isLabelHidden
      items={FORMATS}
      value={lineFormat.format}
      onChange={(value) => onChange({ format: value })}
      className={css.formatSelect}
    />
  );
}

type OwnLineProps = FormatPickerProps & {
  /** The element with the help, where that is not below the field. */
  help?: string;
};

/** The field of the customer's own format. With its help it belongs below the list, whose space it takes. */
export function OwnLine({ lineFormat: { format, template }, onChange, help }: OwnLineProps) {
  const id = useId();
  if (format !== 'template') return null;
  return (
    <div className={css.ownLine}>
      <TextField
        label="Your own line"
        isLabelHidden
        value={template}
        onChange={(value) => onChange({ template: value })}
        spellCheck={false}
        autoComplete="off"
        maxLength={MAX_LINE_TEMPLATE}
        inputClassName={mono}
        aria-describedby={help ?? id}
      />
      {help === undefined ? <OwnLineHelp id={id} template={template} /> : null}
    </div>
  );
}

export function OwnLineHelp({ id, template }: { id: string; template: string }) {
  const unknown = unknownPlaceholders(template);
  const names = unknown.join(' ');
  const are =
    unknown.length === 1 ? 'isn’t a placeholder, so it is' : 'aren’t placeholders, so they are';
  return (
    <div id={id} className={stack[2]}>
      {names === '' ? null : (
        <InlineMessage kind="warning">
          <Sentence text={`${names} ${are} kept as text.`} name={names} />
        </InlineMessage>
      )}
      <p className={hint}>
        <Sentence text={WITH_MODIFIERS} name={USABLE} />
      </p>
    </div>
  );
}

type ListHintsProps = {
  list: ProxyLines;
  lineFormat: LineFormat;
};

export function ListHints({ list: { entries, segments }, lineFormat }: ListHintsProps) {
  return proxyHints({ entries, segments, ...lineFormat }).map(({ id, severity, text }) => (
    <InlineMessage key={id} kind={severity}>
      {text}
    </InlineMessage>
  ));
}
