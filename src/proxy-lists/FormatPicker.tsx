import { proxyHints } from '../domain/proxies/hints.ts';
import {
  LINE_VALUES,
  MAX_LINE_TEMPLATE,
  unknownPlaceholders,
  PROXY_FORMATS,
  type LineFormat,
} from '../domain/proxies/line-formats.ts';
import { InlineMessage } from '../ui/InlineMessage.tsx';
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
const WITH_MODIFIERS = `Use ${USABLE}. With :url a value is encoded for a URL, with :json quoted as in JSON and YAML, with :bare an IPv6 address has no brackets.`;

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

/** The field of the customer's own format. It takes its space from the list that follows. */
export function OwnLine({ lineFormat: { format, template }, onChange }: FormatPickerProps) {
  if (format !== 'template') return null;
  const unknown = unknownPlaceholders(template);
  const names = unknown.join(' ');
  const are =
    unknown.length === 1 ? 'isn’t a placeholder, so it is' : 'aren’t placeholders, so they are';
  return (
    <TextField
      label="Your own line"
      isLabelHidden
      value={template}
      onChange={(value) => onChange({ template: value })}
      spellCheck={false}
      autoComplete="off"
      maxLength={MAX_LINE_TEMPLATE}
      inputClassName={mono}
      hint={<Sentence text={WITH_MODIFIERS} name={USABLE} />}
      error={names === '' ? null : <Sentence text={`${names} ${are} kept as text.`} name={names} />}
    />
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
